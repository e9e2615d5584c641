import { formAddress, subjectIn } from "./enquiry";
import { sitePages } from "./pages";
import { slugOf } from "./slug";
import { serviceSubjects, subjects } from "./subjects";

const subjectOf = (pathOrSlug: string) => subjectIn(subjects, pathOrSlug);

it("gives every page a unique slug, by which links to the form name it", () => {
  const slugs = sitePages.map(({ path }) => slugOf(path));
  expect(slugs.filter((slug, i) => slugs.indexOf(slug) !== i)).toEqual([]);
});

it("finds every page by its path and by its slug, and nothing else", () => {
  for (const { path } of sitePages) {
    expect(subjectOf(path)?.path).toBe(path);
    const about = new URL(formAddress(path), "https://firm.example").searchParams.get("about");
    expect(about === null ? path : subjectOf(about)?.path).toBe(path);
  }
  for (const other of ["/areas/nowhere", "/elsewhere/camden", "//host.example/camden", "constructor", "camden?x"])
    expect(subjectOf(other)).toBeUndefined();
});

it("preselects a service for every page of a family, and the repair for an emergency", () => {
  for (const { path, service } of serviceSubjects)
    expect([path, service !== ""]).toEqual([path, path !== "/design-services"]);
  for (const page of sitePages) {
    if (page.theme === "emergency")
      expect([page.path, subjectOf(page.path)?.service]).toEqual([page.path, "Emergency Repairs"]);
  }
});
