import { parseLinks } from "./copy";
import { pageOf } from "./pages";

it("rejects a link to a topic that the page does not have, and names the page and the id", () => {
  const page = pageOf("/air-conditioning");
  Object.assign(page, { topics: [{ id: "tm44-inspections", heading: "TM44 inspections", paragraphs: ["Text."] }] });
  expect(parseLinks("[TM44](/air-conditioning#tm44-inspections)")).toEqual([
    { text: "TM44", start: 0, href: "/air-conditioning#tm44-inspections" },
  ]);
  expect(() => parseLinks("[TM44](/air-conditioning#tm45)")).toThrow(
    '/air-conditioning has no topic "tm45" (its topics are tm44-inspections). Add it to the page\'s record or correct the link.',
  );
  expect(() => parseLinks("[Contact](/privacy#form)")).toThrow('/privacy has no topic "form" (it has none)');
});
