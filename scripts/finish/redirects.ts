import { redirects } from "@/data/redirects";
import { areaPath, areaSlugs, placeOf } from "@/lib/areas";
import { menuRoute } from "@/lib/navigation";
import { sitePages } from "@/lib/pages";
import { type SitePath, servicePath, serviceSlugs } from "@/lib/paths";

/** An address that is no page, and the page it leads to in one step. */
export type RedirectRule = { readonly from: string; readonly to: SitePath };

/** What the host allows of rules without a placeholder; all of ours are such, so that each can be tested. */
export const mostRules = 2000;

const hyphened = (name: string) => name.replace(/[^A-Za-z0-9]+/g, "-");
const capitalised = (path: string) => path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());

/** Services and areas where people look for them: at the root, or under another of the site's folders. */
function misplaced(): readonly RedirectRule[] {
  const folders = ["", "/service", ...new Set(serviceSlugs.map((slug) => servicePath(slug).replace(`/${slug}`, "")))];
  const ofServices = serviceSlugs.flatMap((slug) =>
    folders.map((folder) => ({ from: `${folder}/${slug}`, to: servicePath(slug) })),
  );
  const ofAreas = areaSlugs.flatMap((slug) => {
    const to = areaPath(slug);
    return ["", "/area", "/locations"].map((folder) => ({ from: `${folder}/${slug}`, to }));
  });
  return [...ofServices, ...ofAreas];
}

/** Addresses are lower case; people write names as names: /Contact, /HVAC-Services, /areas/Tower-Hamlets. */
function spelt(): readonly RedirectRule[] {
  const top = sitePages.filter(({ path }) => path.lastIndexOf("/") === 0 && path !== "/");
  const ofPages = top.flatMap(({ path, name }) =>
    [capitalised(path), path.toUpperCase(), `/${hyphened(name)}`].map((from) => ({ from, to: path })),
  );
  const ofAreas = areaSlugs.map((slug) => ({ from: `/areas/${hyphened(placeOf(slug).name)}`, to: areaPath(slug) }));
  return [...ofPages, ...ofAreas];
}

/**
 * Every redirect of the site: the written ones and the derived ones, each once, and none of an address that is a page.
 * The host compares a path letter by letter, so each stands there with and without a slash at its end.
 * @throws when a written one leads nowhere, or when there are more than the host takes
 */
export function redirectRules(): readonly RedirectRule[] {
  const written = redirects.flatMap(({ to, from }) =>
    from.map((address) => ({ from: address, to: menuRoute(to).path })),
  );
  const pages = new Set<string>(sitePages.map(({ path }) => path));
  // A later rule of the same address gives way to an earlier one.
  const rules = new Map<string, RedirectRule>();
  for (const { from, to } of [...written, ...misplaced(), ...spelt()]) {
    if (pages.has(from) || rules.has(from)) continue;
    rules.set(from, { from, to });
    if (!/\.\w+$/.test(from)) rules.set(`${from}/`, { from: `${from}/`, to });
  }
  if (rules.size > mostRules) throw new Error(`There are ${rules.size} redirects; the host takes ${mostRules}.`);
  return [...rules.values()];
}

/** The rules as Cloudflare and Netlify read them from `_redirects`: from, to, status. */
export function redirectsFile(): string {
  return redirectRules()
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");
}
