import { existsSync } from "node:fs";
import { optionalFacts } from "@/data/optional-facts";

/**
 * Makes sure that every policy of the site's own is there to be read.
 * @throws where one is not in the folder; the message names the file and what to do
 */
export function expectPolicyFiles(policies = optionalFacts.policies, folder = "public") {
  for (const { name, href } of policies) {
    const file = `${folder}${decodeURI(href.replace(/[?#].*/, ""))}`;
    if (!href.startsWith("/") || existsSync(file)) continue;
    throw new Error(
      `"${name}" in data/owner/policies.json leads to ${href}, but there is no file ${file}. Put it there, named exactly so, or take the line out.`,
    );
  }
}
