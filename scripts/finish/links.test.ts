import { load } from "cheerio";
import { expectAllLinked, linksOf } from "./links";

it("reads the links within the site, without their fragments", () => {
  const $ = load(
    '<a href="/contact#company">a</a><a href="https://x.test/">b</a><a href="#top">c</a><a href="/">d</a>',
  );
  expect(linksOf($)).toEqual(["/contact", "/"]);
});

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
