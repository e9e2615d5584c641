import { redirects } from "@/data/redirects";
import { serviceSlugs } from "@/data/slugs";
import { menuRoute } from "./navigation";
import { sitePages } from "./pages";
import { servicePath } from "./paths";

/** A redirect to a page in a single step; `:slug` represents one segment of both paths. */
type RedirectRule = { readonly from: string; readonly to: string };

/** Other names of folders, such as the singular. An unknown slug gets the 404 page of the target folder. */
const folders: readonly RedirectRule[] = [
  { from: "/area/:slug", to: "/areas/:slug" },
  { from: "/locations/:slug", to: "/areas/:slug" },
  { from: "/service/:slug", to: "/services/:slug" },
];

/** Gas and plumbing services under the path of most other services. */
const misplaced: readonly RedirectRule[] = serviceSlugs.map((slug) => ({
  from: `/services/${slug}`,
  to: servicePath(slug),
}));

/**
 * Returns all redirects: the written ones, then derived ones for other paths, and rules with a placeholder last.
 * The host compares paths exactly, so each is listed with and without a trailing slash.
 * @throws when a written one has no target page, is itself a page or has two targets
 */
export function redirectRules(written: typeof redirects = redirects): readonly RedirectRule[] {
  const pages = new Set<string>(sitePages.map(({ path }) => path));
  const rules = new Map<string, RedirectRule>();
  const add = (rule: RedirectRule) => {
    rules.set(rule.from, rule);
    if (!/\.\w+$/.test(rule.from)) rules.set(`${rule.from}/`, { ...rule, from: `${rule.from}/` });
  };
  for (const { to, from } of written) {
    for (const address of from) {
      const other = pages.has(address) ? "is a page of the site" : rules.has(address) && "is redirected already";
      if (other) throw new Error(`data/redirects.ts leads from ${address} to ${to}, but ${address} ${other}.`);
      add({ from: address, to: menuRoute(to).path });
    }
  }
  for (const rule of misplaced) if (!pages.has(rule.from) && !rules.has(rule.from)) add(rule);
  for (const rule of folders) add(rule);
  return [...rules.values()];
}

/** The rules in the format of `_redirects`: from, to, status. */
export function redirectsFile(): string {
  return redirectRules()
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");
}
