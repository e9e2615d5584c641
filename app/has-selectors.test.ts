import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import selectorParser from "postcss-selector-parser";

const isCombinator = ({ type }: selectorParser.Node) => type === "combinator";

/** Whether a selector says by a name, not only by what they are not, which elements it changes. */
function hasName(nodes: readonly selectorParser.Node[]): boolean {
  if (nodes.some(({ type, value }) => type === "pseudo" && value?.startsWith("::"))) return false;
  return nodes.some(
    (node) =>
      ["class", "id", "attribute", "tag"].includes(node.type) ||
      (node.type === "pseudo" && node.value === ":is" && node.nodes.every((each) => hasName(each.nodes))),
  );
}

// What can change the answer of one :has() has a browser look again at the elements of all of them. Where one names none,
// it works out the style of the whole page anew each time the focus moves or something is added to the page.
it("gives every rule that looks into an element a name for what it changes", () => {
  const found: string[] = [];
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  for (const file of files.filter((name) => name.endsWith(".css")))
    parse(readFileSync(file)).walkRules(({ selector }) => {
      for (const each of selectorParser().astSync(selector).nodes) {
        const last = each.nodes.findLastIndex(isCombinator);
        const looksInto = each.nodes.slice(0, Math.max(last, 0)).some((node) => `${node}`.includes(":has("));
        if (looksInto && !hasName(each.nodes.slice(last + 1))) found.push(`${file}: ${each}`);
      }
    });
  expect(found).toEqual([]);
});
