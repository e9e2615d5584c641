import { expectAllWritten } from "@/lib/fill-in";
import { areaEntry, serviceFile } from "./records";

/** The record in a text of TypeScript. */
const recordIn = (text: string) => JSON.parse(text.slice(text.indexOf("{\n"), text.lastIndexOf("}") + 1));

it("leaves the sentences of a service to fill in, which the build counts and names the page of", () => {
  const file = serviceFile("heat-meters", "gas");
  expect(file).toContain("export const heatMeters = {");
  expect(file).toContain('"path": "/gas-services/heat-meters"');
  expect(() => expectAllWritten([recordIn(file)])).toThrow(
    '/gas-services/heat-meters has 57 sentences to write. Look for "FILL IN:" in its file in data/.',
  );
  expect(() => expectAllWritten()).not.toThrow();
});

it("leaves the region and the coordinates of a town to fill in too, so that none is forgotten", () => {
  const place = recordIn(areaEntry("haslemere", "surrounding"));
  expect(() => expectAllWritten([{ path: "/areas/haslemere", ...place }])).toThrow(
    "/areas/haslemere has 5 sentences to write.",
  );
});

it("has no county for a part of London", () => {
  expect(recordIn(areaEntry("haggerston", "london"))).not.toHaveProperty("county");
});
