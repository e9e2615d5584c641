import { privacy } from "@/data/pages/privacy";
import { contentHash, lastModified, updatedDates } from "./dates";
import { sitePages } from "./pages";

describe("the date of a page", () => {
  it("is not in the future", () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const { path } of sitePages) {
      expect(lastModified(path)).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
      expect(lastModified(path) <= tomorrow).toBe(true);
    }
  });

  it("changes to today only when the page's content changes", () => {
    const text = contentHash("/contact");
    const from = { "/contact": { date: "2020-01-01", text }, "/areas": { date: "2020-01-01", text: "other" } };
    expect(updatedDates(["/contact", "/areas"], "2030-01-01", from)).toEqual({
      "/contact": { date: "2020-01-01", text },
      "/areas": { date: "2030-01-01", text: contentHash("/areas") },
    });
  });

  it("is the date that a document states, if it states one", () => {
    expect(lastModified("/privacy")).toBe(privacy.updated);
  });
});
