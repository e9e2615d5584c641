import { business, gasEmergency } from "@/data/business";
import { areaOf, areaSlugs, codesOf } from "./areas";
import { llmsText } from "./llms";
import { servicePages } from "./pages";
import { absoluteUrl } from "./site";

const [main = "", optional = ""] = llmsText().split("## Optional");

it("lists the areas in the optional section, with their outward codes and response times", () => {
  const lines = optional.trim().split("\n");
  expect(lines).toHaveLength(areaSlugs.length);
  for (const [index, slug] of areaSlugs.entries()) {
    expect(lines[index]).toContain(`/areas/${slug}.md): ${codesOf(areaOf(slug)).join(", ")}`);
    expect(lines[index]).toMatch(
      /emergency response(?: \d+–\d+ min| within \d+ minutes|: call for the current response time)$/,
    );
  }
});

it("describes every service in a line", () => {
  const lines = main.split("\n");
  for (const { name, summary } of servicePages) {
    const [line, ...others] = lines.filter((text) => text.startsWith(`- [${name}](`));
    expect(line).toMatch(/\.md\): /);
    expect(line?.endsWith(`): ${summary}`)).toBe(true);
    expect(others).toEqual([]);
  }
});

it("says whom to call in an emergency, when the office is open and how to book", () => {
  const [head = ""] = main.split("\n## ");
  for (const fact of [business.phone, gasEmergency.phone, "8:00 AM", absoluteUrl("/contact")]) {
    expect(head).toContain(fact);
  }
});
