import { render, screen } from "@testing-library/react";
import { NotFound } from "@/components/templates/not-found";

/** Returns the heading that is shown at an unknown path. */
function headingAt(path: string, waitForArea: boolean) {
  window.history.pushState({}, "", path);
  render(<NotFound waitForArea={waitForArea} />);
  return screen.getByRole("heading", { level: 1 });
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it.each([
  ["/areas/st-john%27s-wood/", "St John's Wood", true],
  ["/areas/STOKE%20newington", "Stoke Newington", true],
  // Hosts with one 404 page for all paths.
  ["/areas/foo-bar", "Foo Bar", false],
])("shows the page of an unlisted area at %s", (path, name, waitForArea) => {
  expect(headingAt(path, waitForArea)).toHaveTextContent(`HVAC, gas and plumbing in ${name}`);
});

it.each(["/areas/--", "/areas/%E0%A4%A", "/areas/%3Cscript%3E", "/areas/foo/bar", "/areas/call-0906-123-456"])(
  "finds no area name in %s",
  (path) => expect(headingAt(path, true)).toHaveTextContent("Oops! Page not found"),
);
