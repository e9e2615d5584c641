import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";

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

/**
 * Inlines the value of a variable if nothing on the page changes it: a token, or a property that Tailwind registers and
 * no rule here sets. Most are used once or twice and shorter than their names, which saves 0.5 KiB of a page. A colour
 * that the dark scheme changes remains a variable.
 * @param inAttributes the variables that the page's elements set or use in attributes
 */
export function fillInConstants(root: Root, inAttributes: ReadonlySet<string>) {
  const constants = new Map<string, string>();
  const changing = new Set(inAttributes);
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isToken = parent?.type === "rule" && (parent as Rule).selector === ":root" && !isConditional(parent);
    if (isToken && !constants.has(prop)) constants.set(prop, value);
    else changing.add(prop);
  });
  root.walkDecls("initial-value", ({ value, parent }) => {
    const name = (parent as AtRule).params;
    if (!constants.has(name)) constants.set(name, value);
  });
  for (const name of changing) constants.delete(name);

  const filled = (value: string): string =>
    value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (use, name: string) => {
      const constant = constants.get(name);
      return constant === undefined ? use : filled(constant);
    });
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = filled(declaration.value);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules("property", (rule) => {
    if (!changing.has(rule.params)) rule.remove();
  });
}

/** Whether a rule is in a media query, such as the colours of the dark scheme. */
function isConditional({ parent }: ChildNode): boolean {
  return parent?.type === "atrule" && ((parent as AtRule).name === "media" || isConditional(parent as AtRule));
}
