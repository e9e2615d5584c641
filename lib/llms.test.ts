import { business, gasEmergency } from "@/data/business";
import { areaSlugs } from "./areas";
import { llmsText } from "./llms";
import { pageOf } from "./pages";
import { absoluteUrl } from "./site";

const [head = "", ...sections] = llmsText().split("\n## ");

it("says whom to call in an emergency, when the office is open and how to book", () => {
  for (const fact of [business.phone, gasEmergency.phone, "8:00 AM", absoluteUrl("/contact")])
    expect(head).toContain(fact);
});

it("describes a service in a line, and every area by its outward codes and response time in the optional section", () => {
  const { name, summary } = pageOf("/services/chiller-installation");
  const address = absoluteUrl("/services/chiller-installation.md");
  expect(sections[1]?.split("\n")).toContain(`- [${name}](${address}): ${summary}`);
  const areas = sections.at(-1)?.trim().split("\n").slice(2) ?? [];
  expect(areas).toHaveLength(areaSlugs.length);
  const fact = / emergency response(?: \d+–\d+ min| within \d+ minutes|: call for the current response time)$/;
  expect(areas.filter((line) => !fact.test(line))).toEqual([]);
  expect(areas.join("\n")).toContain("/areas/camden.md): NW1");
});
