import postcss, { type Root } from "postcss";

/** Parts of form controls and shadow hosts, which the site does not use, and the focus outline that it replaces. */
const unseen = /::(?:-webkit-(?!details)|file-selector-button|placeholder)|:host|:-moz-focusring/;

/** The list in `:has()`, unless it must be absent, and a class or tag in it. PurgeCSS does not check them. */
const held = /(?<!:not\():has\(([^()]*)/g;
const heldName = /\.([\w-]+)|(?:^|[\s>+~])([a-z][\w-]*)/g;

/** Hover-only rules. They are not needed before hydration, which the first pointermove starts. */
const hovered = /^(?!.*:focus).*:hover/;

/**
 * Removes rules for unsupported browsers, which saves 0.4 KiB of a page. If Tailwind renames its layer `properties`, it
 * saves 0.1 KiB less.
 */
export function forOurBrowsers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    // A fallback for browsers without @property, which are not supported.
    if (rule.name === "layer" && rule.params === "properties" && rule.nodes) rule.remove();
    // All supported browsers have color-mix().
    else if (rule.name === "supports" && rule.params.includes("color-mix")) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    // Remove the fallback before color-mix(), and the polyfill of light-dark(), which the site does not use.
    if (declaration.prop.startsWith("--lightningcss-")) declaration.remove();
    else if (declaration.value.includes("color-mix") && before?.type === "decl" && before.prop === declaration.prop)
      before.remove();
  });
  keepSelectors(root, (selector) => !unseen.test(selector));
  return root.toString();
}

/** Removes what a page does not need before hydration. */
export function takeOutExtras(root: Root, classes: ReadonlySet<string>, tags: ReadonlySet<string>) {
  const isUsed = (selector: string) =>
    [...selector.matchAll(heldName)].every(([, name, tag = ""]) => (name ? classes.has(name) : tags.has(tag)));
  keepSelectors(root, (selector) =>
    [...selector.matchAll(held)].every(([, list = ""]) => list.split(",").some(isUsed)),
  );
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => hovered.test(selector))) rule.remove();
  });
}

/** States that no element has at the first paint. */
const reaction = /:(?:hover|focus|active|disabled|target)|::selection/;

/** Print and forced colours. */
const onRequest = /^(?:print|\(forced-colors: ?active\))$/;

/** Removes rules that the first paint does not need, because the stylesheet of the page's kind follows. */
export function takeOutReactions(root: Root) {
  root.walkAtRules((rule) => {
    if (rule.name === "keyframes" || (rule.name === "media" && onRequest.test(rule.params))) rule.remove();
  });
  keepSelectors(root, (selector) => !reaction.test(selector));
}

function keepSelectors(root: Root, keeps: (selector: string) => boolean) {
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(keeps);
    if (!rule.selector) rule.remove();
  });
}
