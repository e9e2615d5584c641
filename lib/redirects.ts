import { redirects } from "@/data/redirects";
import { menuRoute } from "./navigation";
import { sitePages } from "./pages";
import { servicePath, serviceSlugs } from "./paths";

/** An address that is no page, and the page it leads to in one step; `:slug` stands for one part of both. */
type RedirectRule = { readonly from: string; readonly to: string };

/** Folders in the singular, or by another name. An unknown name leads to the folder's own 404 page. */
const folders: readonly RedirectRule[] = [
  { from: "/area/:slug", to: "/areas/:slug" },
  { from: "/locations/:slug", to: "/areas/:slug" },
  { from: "/service/:slug", to: "/services/:slug" },
];

/** Gas and plumbing services, looked for in the folder that holds most services. */
const misplaced: readonly RedirectRule[] = serviceSlugs.map((slug) => ({
  from: `/services/${slug}`,
  to: servicePath(slug),
}));

/**
 * Every redirect of the site: the written ones, then the derived ones that they leave, those with a placeholder last.
 * The host compares a path letter by letter, so each stands there with and without a slash at its end.
 * @throws when a written one leads nowhere, away from a page or to two pages
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

/** The rules as hosts read them from `_redirects`: from, to, status. */
export function redirectsFile(): string {
  return redirectRules()
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");
}
