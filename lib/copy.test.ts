import { typeset } from "./copy";

const space = "\u00a0";

it.each([
  ["R-410A holds 5 t CO2e", `R-410A holds 5${space}t${space}CO₂e`],
  ["1 MW or 70 kW", `1${space}MW or 70${space}kW`],
  ["20–40 min, 9 am–4 pm", `20–40${space}min, 9${space}am–4${space}pm`],
  ["a call-out within 24 hours", `a call-out within 24${space}hours`],
  ["10 % and 6 m³/h", `10${space}% and 6${space}m³/h`],
  ["BS EN 12056-2", `BS${space}EN${space}12056-2`],
])("keeps on one line what belongs together: %s", (text, set) => {
  expect(typeset(text)).toBe(set);
});

it("does not join other words", () => {
  for (const text of ["gas-fired, well-kept", "2 engineers", "one – or two"]) expect(typeset(text)).toBe(text);
});
