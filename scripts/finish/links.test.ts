import { expectAllLinked } from "./links";

it("names a page that only links to itself, and where to link it from", () => {
  const links = new Map([
    ["/", ["/contact"]],
    ["/contact", ["/"]],
    ["/services/chiller-installation", ["/", "/services/chiller-installation"]],
  ]);
  expect(() => expectAllLinked(links)).toThrow(
    'No page links to "/services/chiller-installation". Put it into a menu in data/navigation.ts or into the words of data/pages/hvac-services.ts.',
  );
  links.set("/", ["/contact", "/services/chiller-installation"]);
  expect(() => expectAllLinked(links)).not.toThrow();
});
