import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * Runs axe on the current state of the page; returns a line for each violation.
 * @param only limits it to some rules and elements; by default all rules on the whole page
 */
export async function axeFaults(
  page: Page,
  only: { readonly rules?: string[]; readonly selector?: string } = {},
): Promise<readonly string[]> {
  // Load axe only once for each page, because loading takes as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async ({ rules, selector }) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Finish transitions, because colours during a transition are not those that visitors read.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    const options = { resultTypes: ["violations" as const], ...(rules && { runOnly: rules }) };
    return (await axe.run(selector ?? document, options)).violations;
  }, only);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`));
}
