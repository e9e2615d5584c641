import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * What axe finds wrong with the page as it stands, a line each.
 * @param only these rules, and in these elements, else all in the whole page
 */
export async function axeFaults(
  page: Page,
  only: { readonly rules?: string[]; readonly selector?: string } = {},
): Promise<readonly string[]> {
  // It stays in the page for the next look: to read it costs as much as to run it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async ({ rules, selector }) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // A colour halfway through a transition is not one that a visitor reads.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    const options = { resultTypes: ["violations" as const], ...(rules && { runOnly: rules }) };
    return (await axe.run(selector ?? document, options)).violations;
  }, only);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`));
}
