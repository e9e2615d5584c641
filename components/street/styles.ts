/**
 * The styles of a street's file: ink on paper in the light scheme, a blueprint with lit windows in the dark one. Line
 * weights are those of the other drawings. The classes are used in primitives.tsx, elevation.tsx, balloon.tsx and
 * mains.tsx.
 * @param token returns a colour of app/colours.css by its name
 */
export function streetStyles(token: (name: string) => string): string {
  const variables = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `--${name}:${token(value)}`)
      .join(";");
  const day = variables({
    i: "ink", // lines
    p: "paper", // walls
    r: "paper-deep", // roofs, shade
    g: "air-tint", // glass
    a: "air-bright", // roof plant
    d: "ink-soft", // doors
    w: "ink-soft", // drains
    s: "ink-line", // the sewer
  });
  const night = variables({
    i: "air-tint",
    p: "ink",
    r: "ink",
    g: "ink",
    a: "air",
    d: "ink-soft",
    w: "ink-line",
    s: "night-line",
  });
  const rules = {
    ".t": "fill:none;stroke:var(--i);stroke-width:1.5;stroke-linejoin:round",
    ".b": "fill:var(--p)",
    ".r": "fill:var(--r)",
    ".s": "fill:var(--r);stroke-width:.75",
    ".p": "fill:var(--p);stroke-width:.75",
    ".g": "fill:var(--g);stroke-width:.75",
    ".l": "stroke-width:0", // a lit window: in the light scheme only its glass is visible
    ".a": "fill:var(--a);stroke-width:1",
    ".f": "stroke-width:1",
    ".h": "stroke-width:.5",
    ".k": "fill:var(--d);stroke:none",
    ".j0": "fill:var(--i)",
    ".u": `fill:${token("water-bright")};stroke-width:.5`,
    ".m,.w,.d,.e": "stroke-width:2",
    ".e": `stroke:${token("emergency-bright")}`, // the flow of a heat network
    ".m": `stroke:${token("gas-bright")}`,
    ".w": `stroke:${token("water-bright")}`,
    ".d": "stroke:var(--w)",
    ".v": "stroke-width:16",
    ".q": "stroke:var(--s);stroke-width:13",
    ".y": "stroke-width:6.5",
    ".x": "stroke-width:4.2",
    ".z": "stroke-width:3",
    ".n": "fill:var(--p)",
    ".i": "fill:var(--i);stroke-width:.4",
  };
  const written = Object.entries(rules).map(([selector, rule]) => `${selector}{${rule}}`);
  const lit = `.l{fill:${token("gas-bright")};stroke-width:.75}`;
  // The pavement, as the walls of other drawings.
  const pavement = `.z{stroke:${token("night-line")}}`;
  return `.t{${day}}${written.join("")}@media(prefers-color-scheme:dark){.t{${night}}${lit}${pavement}}`;
}
