import { render, screen } from "@testing-library/react";
import { NotFound } from "@/components/templates/not-found";

const visit = (path: string, waitForArea = false) => {
  window.history.pushState({}, "", path);
  render(<NotFound waitForArea={waitForArea} />);
};

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it("explains an unknown address, logs it and links to the home page", () => {
  visit("/nowhere/at-all");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Oops! Page not found");
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("/nowhere/at-all"));
});

it.each([
  ["/areas/foo-bar", "Foo Bar"],
  ["/areas/st-john%27s-wood/", "St John's Wood"],
  ["/areas/STOKE%20newington", "Stoke Newington"],
])("gives %s the page of an area of that name", (path, name) => {
  visit(path, true);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`HVAC, gas and plumbing in ${name}`);
  expect(console.error).not.toHaveBeenCalled();
});

it("does so on the root 404 page too", () => {
  visit("/areas/foo-bar");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Foo Bar");
});

it.each([
  "/areas/--",
  "/areas/call-0906-123-456",
  "/areas/%E0%A4%A",
  "/areas/%3Cscript%3E",
  "/areas/free.money",
  `/areas/${"a".repeat(41)}`,
  "/areas/foo/bar",
])("finds no area's name in %s", (path) => {
  visit(path, true);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Oops! Page not found");
});
