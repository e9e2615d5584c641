import { render, screen } from "@testing-library/react";
import { chillerInstallation as page } from "@/data/services/chiller-installation";
import { Benefits } from "./benefits";

it("lists the benefits before the price factors and what to prepare, so that they are read below their own heading", () => {
  const { benefits, dependsOn, prepare } = page;
  render(<Benefits {...{ benefits, dependsOn, prepare }} />);
  const texts = screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
  expect(texts).toEqual([...benefits.items, ...dependsOn, ...prepare]);
});
