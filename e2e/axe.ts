import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong with the page as it stands, a line each.
 * @param rules only these, else all
 */
export async function axeFaults(page: Page, ...rules: string[]): Promise<readonly string[]> {
  // All within the page, as no frame of another host is looked into, and only what is wrong is worked out whole.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`));
}
