import { render } from "@testing-library/react";
import { Typeset } from "./typeset";

it.each([
  ["R-410A holds 5 t CO2e", ["R-410A"]],
  ["20–40 min, 9 am–4 pm, Mon–Fri", ["20–40", "am–4", "Mon–Fri"]],
  ["a call-out within 24 hours", ["call-out"]],
  ["BS EN 12056-2", ["12056-2"]],
  ["our 24-hour line, by e-mail", ["24-hour", "e-mail"]],
  ["gas-fired, well-kept, one – or two", []],
])("keeps on one line what belongs together, in plain characters: %s", (text, words) => {
  const { container } = render(<Typeset text={text} />);
  const unbroken = [...container.querySelectorAll(".whitespace-nowrap")];
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(words);
  // Blanks apart: some of them do not break.
  expect(container.textContent?.replace(/\s/g, " ").replace("CO₂", "CO2")).toBe(text);
});
