// Post-processes the export: pages of `next build` load their runtime at once, but pages of this site defer it.
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { load } from "cheerio";
import type { Element } from "domhandler";
import { loaderText } from "@/components/layout/loader-text";
import { contactsPath, subjectsPath } from "@/lib/enquiry";
import { filesIn } from "@/lib/files-in";
import { llmsText } from "@/lib/llms";
import { mapService } from "@/lib/maps";
import { markdownPath } from "@/lib/markdown-page";
import { pageOf, sitePages } from "@/lib/pages";
import { redirectsFile } from "@/lib/redirects";
import { site, vcardPath } from "@/lib/site";
import { subjects } from "@/lib/subjects";
import { vcard } from "@/lib/vcard";
import { fingerprint } from "./build/manifest";
import { exportFolder as out } from "./build/steps";
import { headersFile } from "./finish/headers";
import { licencesText } from "./finish/licences";
import { pageMarkdown } from "./finish/markdown";
import { finishPage } from "./finish/page";
import { forOurBrowsers } from "./finish/rules";
import { pageStyles, withoutFonts } from "./finish/styles";

const read = (name: string) => readFileSync(join(out, name), "utf8");
function write(name: string, text: string) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
}

// Files of public/ are served unchanged.
const publicFiles = new Set(filesIn("public"));
const files = filesIn(out).filter((file) => !publicFiles.has(file));

// Flight files are for client-side navigation, which this site does not use; _not-found would have the status 200.
const unserved = /^(?!_next).*\.txt$|^_not-found(\.html)?$/;
for (const file of files.filter((name) => unserved.test(name)))
  rmSync(join(out, file), { recursive: true, force: true });

write("llms.txt", llmsText());
write(vcardPath, vcard());
write(subjectsPath, JSON.stringify(subjects));
write("_redirects", redirectsFile());
write("licences.txt", licencesText());

const loader = await loaderText(site.countContacts ? contactsPath : "");
const parties = { ...site, mapUrl: mapService().embed };
// The global stylesheet: the only one of a page whose route imports none.
const stylesheets = load(read("404.html"))('link[rel="stylesheet"]');
const stylesheet = stylesheets.attr("href") ?? "";
if (stylesheets.length !== 1) throw new Error("Next has split the stylesheet of all pages, or there is none.");
const css = forOurBrowsers(read(stylesheet));
const styles = pageStyles(css, stylesheet);
/** A placeholder for the address of a kind's stylesheet, whose hash is not yet known. */
const placeholderOf = (kind: string) => `/_next/static/styles/${kind}`;
const pathOf = new Map(sitePages.map(({ path }) => [path === "/" ? "index.html" : `${path.slice(1)}.html`, path]));
/** The group of pages that share a stylesheet: services by theme, and those without numbered parts with the hubs. */
function kindOf(file: string): string {
  const path = pathOf.get(file);
  if (!path) return "other";
  const page = pageOf(path);
  if ("triage" in page && page.triage) return "triage";
  if (page.kind !== "landing") return page.kind;
  return page.parts || page.theme === "emergency" ? page.theme : "hub";
}
const pages = files
  .filter((name) => name.endsWith(".html") && !name.startsWith("_not-found"))
  .map((file) => ({ file, kind: kindOf(file), path: pathOf.get(file) }));

for (const { file, kind, path } of pages) {
  // Parses <noscript> as elements, because their styles are also needed.
  const $ = load(read(file), { scriptingEnabled: false });
  const sharedStylesheet = (elements: readonly Element[]) => {
    styles.share(kind, elements);
    return placeholderOf(kind);
  };
  const page = await finishPage(file, $, { loader, stylesheet, read, stylesFor: styles.of, sharedStylesheet, parties });
  // Write the page before the stylesheet's address is known, because keeping all pages would fill the memory.
  write(file, page.html);
  if (page.data) write(page.data.path, page.data.text);
  // This comes last, because it changes the page.
  if (path) write(markdownPath(path), pageMarkdown(path, $));
}

write(stylesheet, withoutFonts(css));
// Write the stylesheet of each kind, named by its hash, and insert its address into the pages.
for (const [kind, css] of await styles.shared()) {
  const name = `${placeholderOf(kind).slice(1)}.${fingerprint(css)}.css`;
  write(name, css);
  files.push(name);
  for (const page of pages.filter((page) => page.kind === kind))
    write(page.file, read(page.file).replace(`"${placeholderOf(kind)}"`, `"/${name}"`));
}

const headers = readFileSync("public/_headers", "utf8");
write("_headers", headersFile(headers, [...files, ...publicFiles], site.bookingUrl));

// Delete folders that are empty without the flight files, the deepest first.
const folders = files.filter((file) => statSync(join(out, file), { throwIfNoEntry: false })?.isDirectory());
for (const folder of folders.sort((a, b) => b.length - a.length))
  if (readdirSync(join(out, folder)).length === 0) rmdirSync(join(out, folder));
