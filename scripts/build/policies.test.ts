import type { Policy } from "@/data/optional-facts";
import { expectPolicyFiles } from "./policies";

const policy = (href: Policy["href"]) => [{ name: "Health and safety policy", href }] as const;

it.each<Policy["href"]>(["/_headers", "/_headers#page=2", "https://harrowroadheating.co.uk/safety.pdf"])(
  "takes %s",
  (href) => {
    expect(() => expectPolicyFiles(policy(href))).not.toThrow();
  },
);

it("names the file that is missing and what to do about it", () => {
  expect(() => expectPolicyFiles(policy("/policies/health-and-safety.pdf"))).toThrow(
    '"Health and safety policy" in data/optional-facts.ts leads to /policies/health-and-safety.pdf, but there is no file public/policies/health-and-safety.pdf. Put it there, named exactly so, or take the line out.',
  );
});
