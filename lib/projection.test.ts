import { dotsPath, outlinePath, project, riverPath } from "./projection";

describe("the grid of the maps", () => {
  it("has its origin at Charing Cross", () => {
    expect(project({ latitude: 51.5074, longitude: -0.1278 })).toEqual({ x: 0, y: 0 });
  });

  it.each([
    // Calculated by hand: degrees × 1113.2, east-west also × cos 51.5074° = 0.62243.
    ["a hundredth of a degree north", 51.5174, -0.1278, 0, -11],
    ["a tenth of a degree east", 51.5074, -0.0278, 69, 0],
    ["Crawley", 51.113, -0.1831, -38, 439],
  ])("projects %s from its coordinates", (_name, latitude, longitude, x, y) => {
    expect(project({ latitude, longitude })).toEqual({ x, y });
  });
});

describe("path data", () => {
  it("closes an outline and omits corners that coincide", () => {
    const corners = [
      [-0.1278, 51.5074],
      [-0.0278, 51.5074],
      [-0.02781, 51.5074],
      [-0.1278, 51.4174],
    ] as const;
    expect(outlinePath(corners)).toBe("M0 0l69 0-69 100z");
  });

  it("draws a river through the midpoints between its corners, to its last corner", () => {
    const corners = [
      [-0.1278, 51.5074],
      [-0.0278, 51.5074],
      [-0.0278, 51.4174],
      [-0.1278, 51.4174],
    ] as const;
    expect(riverPath(corners)).toBe("M0 0q69 0 69 50t-34.5 50L0 100");
  });

  it("draws points as lines of zero length, from west to east", () => {
    const points = [
      { x: 5, y: -2 },
      { x: -3, y: 4 },
    ];
    expect(dotsPath(points)).toBe("M-3 4h0m8-6h0");
    expect(dotsPath([])).toBe("");
  });
});
