import { render } from "@testing-library/react";
import { Typeset } from "./typeset";

const space = "\u00a0";

it.each([
  ["R-410A holds 5 t CO2e", `R-410A holds 5${space}t${space}CO₂e`, ["R-410A"]],
  ["1 MW or 70 kW", `1${space}MW or 70${space}kW`, []],
  ["20–40 min, 9 am–4 pm, Mon–Fri", `20–40${space}min, 9${space}am–4${space}pm, Mon–Fri`, ["20–40", "am–4", "Mon–Fri"]],
  ["a call-out within 24 hours", `a call-out within 24${space}hours`, ["call-out"]],
  ["10 % and 6 m³/h", `10${space}% and 6${space}m³/h`, []],
  ["BS EN 12056-2", `BS${space}EN${space}12056-2`, ["12056-2"]],
  ["our 24-hour line, by e-mail", "our 24-hour line, by e-mail", ["24-hour", "e-mail"]],
  ["gas-fired, well-kept, one – or two, 2 engineers", "gas-fired, well-kept, one – or two, 2 engineers", []],
])("prevents line breaks within units and compounds only: %s", (text, set, words) => {
  const { container } = render(<Typeset text={text} />);
  expect(container.textContent).toBe(set);
  const unbroken = [...container.querySelectorAll(".whitespace-nowrap")];
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(words);
});
