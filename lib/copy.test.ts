import { parseLinks, typeset } from "./copy";
import { pageOf } from "./pages";

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

it("a link to a topic is refused by the page and the id where the page has no such topic", () => {
  const page = pageOf("/air-conditioning");
  Object.assign(page, { topics: [{ id: "tm44-inspections", heading: "TM44 inspections", paragraphs: ["Text."] }] });
  expect(parseLinks("[TM44](/air-conditioning#tm44-inspections)")).toEqual([
    { text: "TM44", start: 0, href: "/air-conditioning#tm44-inspections" },
  ]);
  expect(() => parseLinks("[TM44](/air-conditioning#tm45)")).toThrow(
    '/air-conditioning has no topic "tm45" (its topics are tm44-inspections). Add it to the page\'s record or correct the link.',
  );
  expect(() => parseLinks("[Contact](/contact#form)")).toThrow('/contact has no topic "form" (it has none)');
});
