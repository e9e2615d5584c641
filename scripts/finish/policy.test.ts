import { enquiryPath } from "@/lib/enquiry";
import { type Parties, policyFor } from "./policy";

const alone: Parties = {
  bookingUrl: "/booking-request?id=1",
  mapUrl: "/map",
  contactEndpoint: "",
  turnstileSiteKey: "",
};
const on = { contactEndpoint: enquiryPath, turnstileSiteKey: "0x4AAAAAAA" };
const challenge = "https://challenges.cloudflare.com";

/** The directives of a policy, by name. */
const rules = (parties: Partial<Parties> = {}): Record<string, string> =>
  Object.fromEntries(
    policyFor([], { ...alone, ...parties })
      .split("; ")
      .map((rule) => [rule.slice(0, rule.indexOf(" ")), rule.slice(rule.indexOf(" ") + 1)]),
  );

test("allows only this site, and mailto: for the form, when no third party is configured", () => {
  expect(Object.values(rules()).join(" ")).not.toMatch(/https?:|\*/);
  expect(rules()["form-action"]).toBe("'self' mailto:");
});

test.each<[string, Partial<Parties>, Record<string, string>]>([
  [
    "allows frames of a booking service and a maps service",
    { bookingUrl: "https://book.example/request/7", mapUrl: "https://maps.example/embed?zoom=1" },
    { "frame-src": "'self' https://book.example https://maps.example" },
  ],
  [
    "allows posts to an external enquiry endpoint, by script and by form",
    { contactEndpoint: "https://enquiries.example/api" },
    {
      "connect-src": "'self' https://enquiries.example",
      "form-action": "'self' https://enquiries.example",
    },
  ],
  ["adds no origin for an endpoint on this site", { contactEndpoint: enquiryPath }, { "form-action": "'self'" }],
  [
    "allows the script and the frame of the bot check if the form has an endpoint",
    on,
    { "form-action": "'self'", "script-src": `'self' ${challenge}`, "frame-src": `'self' ${challenge}` },
  ],
  ["omits the bot check if the form has no endpoint", { ...on, contactEndpoint: "" }, {}],
])("%s, and nothing else", (_what, parties, allowed) => {
  expect(rules(parties)).toEqual({ ...rules(), ...allowed });
});
