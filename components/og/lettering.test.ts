import { fitted } from "./lettering";

/** A typeface in which every character is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const room = { sizes: [40, 20, 10], width: 200, height: 80, leading: 1 };

describe("words on a picture", () => {
  it("take the largest size at which they fit", () => {
    expect(fitted("Camden", room, measure)).toEqual({ size: 40, lines: ["Camden"] });
    expect(fitted("Tower Hamlets", room, measure)).toEqual({ size: 40, lines: ["Tower", "Hamlets"] });
    expect(fitted("Kingston upon Thames", room, measure)).toEqual({ size: 20, lines: ["Kingston upon Thames"] });
  });

  it("break into lines as even as they can be", () => {
    expect(fitted("one two three four five", { ...room, sizes: [20] }, measure).lines).toEqual([
      "one two three",
      "four five",
    ]);
  });

  it("break after a hyphen only where a word is too wide by itself", () => {
    const wide = { ...room, sizes: [40], height: 200 };
    expect(fitted("Staines-upon-Thames", wide, measure).lines).toEqual(["Staines-", "upon-", "Thames"]);
    expect(fitted("An F-gas log", wide, measure).lines).toEqual(["An F-gas", "log"]);
  });

  it("are refused where they fit at no size", () => {
    expect(() => fitted("x".repeat(50), room, measure)).toThrow(/"x+" is too long for the picture/);
  });
});
