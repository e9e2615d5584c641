import { emergency } from "@/data/pages/emergency";
import { contactPlacements } from "./contact-placements";
import { sourcesOf } from "./testing/sources";

it("lists exactly the placements that contact links use", () => {
  const text = ["components", "app"].flatMap(sourcesOf).map(([, source]) => source);
  const used = [
    ...Array.from(
      text.join("\n").matchAll(/(?:"(?:phone|email|booking):|placement=")([a-z-]+)"/g),
      ([, name = ""]) => name,
    ),
    ...emergency.triage.map(({ id }) => id),
  ];
  expect([...new Set(used)].sort()).toEqual([...contactPlacements].sort());
});
