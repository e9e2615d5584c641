import { expectPolicyFiles } from "./policies";

const policy = (href: string) => [{ name: "Health and safety policy", href }] as const;

it.each(["/_headers", "/_headers#page=2", "https://harrowroadheating.co.uk/safety.pdf"])("accepts %s", (href) => {
  expect(() => expectPolicyFiles(policy(href))).not.toThrow();
});

it("names a missing file and what to do about it", () => {
  expect(() => expectPolicyFiles(policy("/policies/health-and-safety.pdf"))).toThrow(
    '"Health and safety policy" in data/owner/policies.json leads to /policies/health-and-safety.pdf, but there is no file public/policies/health-and-safety.pdf. Put it there, named exactly so, or take the line out.',
  );
});
