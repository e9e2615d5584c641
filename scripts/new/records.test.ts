import { expectAllWritten } from "@/lib/fill-in";
import { areaCopyFile, areaEntry, serviceFile, viewsEntry } from "./records";

it.each([
  ["service", 57, serviceFile("heat-meters", "gas")],
  ["service's views", 4, viewsEntry("heat-meters", "gas")],
  ["town", 5, areaEntry("haslemere", "surrounding")],
  ["part of London", 4, areaEntry("haggerston", "london")],
  ["area's words", 17, areaCopyFile("haslemere")],
])("of a new %s %d sentences are left to write, without which the site does not build", (_, count, text) => {
  const record = JSON.parse(text.slice(text.indexOf("{\n"), text.lastIndexOf("}") + 1));
  expect(() => expectAllWritten([{ ...record, path: "/new" }])).toThrow(
    `/new has ${count} sentences to write. Look for "FILL IN:" in its file in data/.`,
  );
});
