import type { Page } from "@playwright/test";
import axeCore from "axe-core";

/**
 * What axe finds wrong with the page as it stands, a line each.
 * @param rules only these, else all
 */
export async function axeFaults(page: Page, ...rules: string[]): Promise<readonly string[]> {
  // It stays in the page for the next look: to read it costs as much as to run it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const runOnly = rules.length > 0 ? { runOnly: rules } : {};
    return (await axe.run(document, { ...runOnly, resultTypes: ["violations"] })).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`));
}
