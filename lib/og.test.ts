import { ogImage, ogImagePath } from "./og";
import { sitePages } from "./pages";

describe("the address of a page's picture", () => {
  it("follows the page's own", () => {
    expect(ogImagePath("/")).toBe("/og/home.png");
    expect(ogImagePath("/contact")).toBe("/og/contact.png");
    expect(ogImagePath("/services/chiller-installation")).toBe("/og/services/chiller-installation.png");
  });

  it("is each page's alone", () => {
    expect(new Set(sitePages.map(({ path }) => ogImagePath(path))).size).toBe(sitePages.length);
  });
});

it("says in words what a picture shows, differently for each page", () => {
  expect(ogImage("/areas/camden").alt).toMatch(/^Buildings of Camden in elevation, over the mains/);
  expect(new Set(sitePages.map(({ path }) => ogImage(path).alt)).size).toBe(sitePages.length);
});
