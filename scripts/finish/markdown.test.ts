// e2e/markdown-pages.spec.ts compares every page with its Markdown.
import { load } from "cheerio";
import { pageMarkdown } from "./markdown";

const page = (main: string) =>
  `<title>Contact | Firm</title><meta name="description" content="How to “reach” us: by phone.">
  <body><header>Menu</header><main><h1>Talk to us</h1>${main}</main></body>`;
const body = (main: string) =>
  pageMarkdown("/contact", load(page(main)))
    .replace(/^---\n.*?\n---\n\n# Talk to us\n\n/s, "")
    .trim();

it("leaves out drawings, forms, frames and what is hidden", () => {
  const unread =
    '<svg><title>x</title></svg><form>y</form><i aria-hidden="true">z</i><noscript><iframe></iframe></noscript>';
  expect(body(`<p>A</p>${unread}`)).toBe("A");
});

it.each(
  Object.entries<readonly [string, string]>({
    "a named entry in one line": ["<ul><li><h3>Pumps</h3><p>Boosted.</p></li></ul>", "- **Pumps**: Boosted."],
    "steps with their numbers": [
      "<ol><li><h3>A</h3><p>b</p></li><li><h3>C</h3><p>d</p></li></ol>",
      "1. **A**: b\n2. **C**: d",
    ],
    "pairs as entries": [
      "<dl><dt>Sat</dt><dd>9 AM</dd><dt>Sun</dt><dd>closed</dd></dl>",
      "- **Sat**: 9 AM\n- **Sun**: closed",
    ],
    "the end of a label once": [
      "<p><b>Typical fault:</b> The fan stops.</p><p><b>Smell gas?</b> Go out.</p><p><b>Air</b>Cooling</p><p>Form <b>Specimen</b></p><p><b>Check it</b>: Act 1</p>",
      "**Typical fault:** The fan stops.\n\n**Smell gas?** Go out.\n\n**Air:** Cooling\n\nForm **Specimen**\n\n**Check it**: Act 1",
    ],
    "what a drawing can be switched to": [
      "<fieldset><legend>Switch</legend><label><input type='radio'><b>Still</b></label><label><input type='radio'><span><b>On:</b> It runs.</span></label><label><input type='radio'><span><b>Off:</b> It stops.</span></label></fieldset>",
      "- **On:** It runs.\n- **Off:** It stops.",
    ],
    "a table under its caption": [
      "<table><caption>Times</caption><thead><tr><th>Area</th><th>Time</th></tr></thead><tbody><tr><th>Camden</th><td>20</td></tr></tbody></table>",
      "Times\n\n| Area | Time |\n| --- | --- |\n| Camden | 20  |",
    ],
  }),
)("writes %s", (_, [main, text]) => expect(body(main)).toBe(text));

it("names the page that has no heading to begin with", () => {
  expect(() => pageMarkdown("/contact", load("<main><p>x</p></main>"))).toThrow("/contact has no <main> with an <h1>");
});
