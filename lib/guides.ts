import { guides } from "@/data/guides";
import { optionalFacts } from "@/data/optional-facts";
import type { OptionalFacts } from "@/data/schema";
import { whoPays } from "@/data/who-pays";
import { addMonths, type Day, inWords } from "./days";
import { pagesOf, type SitePage } from "./pages";
import { appliesTo } from "./paths";

/** The guides that a page links to: those about its service and those that name it. */
export function guidesOn(path: string): readonly SitePage<"guide">[] {
  return pagesOf("guide").filter(({ related, alsoOn = [] }) => appliesTo(path)({ pages: [...related, ...alsoOn] }));
}

/** The next guides in the same list, which wraps around so that every guide gets the same number of links. */
export function guidesAfter({ path, list }: SitePage<"guide">, count: number): readonly SitePage<"guide">[] {
  const all = pagesOf("guide").filter((guide) => guide.list === list);
  const index = all.findIndex((guide) => guide.path === path);
  return [...all, ...all].slice(index + 1, index + 1 + count);
}

/** The reviewer of a guide, if any. */
export function reviewOf(path: string): OptionalFacts["reviews"][number] | undefined {
  return optionalFacts.reviews.find(appliesTo(path));
}

type Checked = { readonly path: string; readonly law: { readonly checked: string } };

/** Returns a sentence for each page about law that was not checked for a year, with what to do about it. */
export function overdueGuides(
  now: Day,
  from: readonly Checked[] = [...Object.values(guides), whoPays],
): readonly string[] {
  return from
    .filter(({ law }) => addMonths(law.checked, 12) < now)
    .map(
      ({ path, law }) =>
        `The law of ${path} was last checked on ${inWords(law.checked)}, more than twelve months ago. Read its sources again, then renew law.checked in data${path}.ts.`,
    );
}
