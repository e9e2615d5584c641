import { business } from "@/data/business";
import { resolveSite } from "./site";

describe("the settings of a deployment", () => {
  it("have defaults", () => {
    expect(resolveSite({})).toMatchObject({ url: business.siteUrl, contactEndpoint: business.contactEndpoint });
  });

  it("are overridden by the environment", () => {
    const site = resolveSite({
      SITE_URL: "https://firm.co.uk",
      BUSINESS_PHONE: "+44 20 7946 0999",
      BOOKING_URL: "https://book.example/r/{id}?a=1",
      BOOKING_ID: "abc-1",
    });
    expect(site.url).toBe("https://firm.co.uk");
    expect(site.phone).toEqual({ display: "+44 20 7946 0999", href: "tel:+442079460999" });
    expect(site.bookingUrl).toBe("https://book.example/r/abc-1?a=1");
  });

  it("are unset when empty", () => {
    expect(resolveSite({ SITE_URL: "  " }).url).toBe(business.siteUrl);
  });

  it.each([
    ["BUSINESS_PHONE", "0800-CALL-ME"],
    ["BUSINESS_PHONE", "020 XXXX XXXX"],
    ["BUSINESS_PHONE", "020 7946 018"],
    ["BUSINESS_PHONE", "021 7946 0182"],
    ["BUSINESS_EMAIL", "info(at)firm.co.uk"],
    ["SITE_URL", "firm.co.uk"],
    ["SITE_URL", "https://firm.co.uk/"],
    ["SITE_URL", 'https://"firm".co.uk'],
    ["SITE_URL", "http://firm.co.uk"],
    ["BOOKING_URL", "book me"],
    ["BOOKING_URL", "javascript:alert(1)"],
    ["BOOKING_URL", "//book.example/x"],
    ["BOOKING_URL", "/\\book.example"],
    ["BOOKING_URL", "https://book.example;script-src/x"],
    ["BOOKING_URL", "https://book.example/{id}/{id}"],
    ["CONTACT_ENDPOINT", "//firm.co.uk/api"],
    ["CONTACT_ENDPOINT", "http://firm.co.uk/api"],
    ["CONTACT_ENDPOINT", "https://user:word@firm.co.uk/api"],
    ["CONTACT_ENDPOINT", "https://firm.co.uk; form-action *"],
    ["BOOKING_ID", "a b"],
    ["MAP_PROVIDER", "bing"],
    ["TURNSTILE_SITE_KEY", "0x4 <script>"],
  ])("stop the build when %s is %j, naming both and the right form", (name, value) => {
    expect(() => resolveSite({ [name]: value })).toThrow(
      `the environment variable ${name} is "${value}"; it should be`,
    );
  });

  it.each(["020 7946 0182", "+44 161 496 0182", "01697 73555", "0800 111 999", "07700 900182", "0333 496 0182"])(
    "accept the number %s",
    (phone) => expect(resolveSite({ BUSINESS_PHONE: phone }).phone.display).toBe(phone),
  );

  it.each([
    ["/api/enquiries", "/api/enquiries"],
    ["/api/enquiries/", "/api/enquiries"],
    ["https://firm.co.uk/api/enquiries", "/api/enquiries"],
    ["https://firm.co.uk/api/enquiries/", "/api/enquiries"],
    ["https://crm.example/api/enquiries", "https://crm.example/api/enquiries"],
    ["http://localhost:8787/api", "http://localhost:8787/api"],
  ])("normalise the endpoint %s to %s", (endpoint, known) => {
    const site = resolveSite({ SITE_URL: "https://firm.co.uk", CONTACT_ENDPOINT: endpoint });
    expect(site.contactEndpoint).toBe(known);
  });

  it.each([
    ["COUNT_CONTACTS", "countContacts"],
    ["ACKNOWLEDGE_ENQUIRIES", "acknowledgeEnquiries"],
    ["PHOTOGRAPHS", "photographs"],
  ] as const)("stop the build where %s is on without the Worker that does it", (name, known) => {
    expect(resolveSite({})[known]).toBe(false);
    expect(resolveSite({ CONTACT_ENDPOINT: "/api/enquiries", [name]: "on" })[known]).toBe(true);
    expect(() => resolveSite({ CONTACT_ENDPOINT: "https://crm.service.com/x", [name]: "on" })).toThrow(name);
    expect(() => resolveSite({ [name]: "yes" })).toThrow(name);
  });

  it("stop the build when the booking address has no placeholder for the identifier", () => {
    expect(() => resolveSite({ BOOKING_URL: "https://book.example/", BOOKING_ID: "x" })).toThrow(/no \{id\}/);
  });
});
