import { existsSync } from "node:fs";
import { optionalFacts } from "@/data/optional-facts";

/**
 * Checks that the file of every policy on this site exists.
 * @throws if one is missing; the message names the file and the remedy
 */
export function expectPolicyFiles(policies = optionalFacts.policies) {
  for (const { name, href } of policies) {
    const file = `public${decodeURI(href.replace(/[?#].*/, ""))}`;
    if (!href.startsWith("/") || existsSync(file)) continue;
    throw new Error(
      `"${name}" in data/owner/policies.json leads to ${href}, but there is no file ${file}. Put it there, named exactly so, or take the line out.`,
    );
  }
}
