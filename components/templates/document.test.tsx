import { render, screen } from "@testing-library/react";
import { pageOf } from "@/lib/pages";
import { DocumentTemplate } from "./document";

it.each([
  [pageOf("/privacy"), "https://ico.org.uk/make-a-complaint/"],
  [pageOf("/accessibility"), "https://www.equalityadvisoryservice.com/"],
])("$path gives the day of its last change, and leads to the body that takes complaints further", (page, body) => {
  const { container } = render(<DocumentTemplate {...page} />);
  expect(screen.getByText(/^\d+ [A-Z][a-z]+ \d{4}$/)).toHaveAttribute("datetime", page.updated);
  const outside = [...container.querySelectorAll('main a[href^="https:"]')].map((link) => link.getAttribute("href"));
  expect(outside).toEqual([body]);
});
