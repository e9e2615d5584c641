import { render } from "@testing-library/react";
import { LineIcon } from "./line-icon";

it("draws a decorative icon without the attributes that the stylesheet gives it", () => {
  const { container } = render(<LineIcon name="phone" className="chevron" />);
  const icon = container.querySelector("svg.icon.chevron");
  expect(icon).toHaveAttribute("aria-hidden", "true");
  expect(icon?.querySelector("path")).toHaveAttribute("d");
  const names = icon?.getAttributeNames().sort();
  expect(names).toEqual(["aria-hidden", "class", "height", "stroke-width", "viewBox", "width"]);
});
