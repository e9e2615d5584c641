import { business } from "@/data/business";
import { claims } from "@/data/claims";
import { home } from "@/data/pages/home";
import { lastModified } from "./dates";
import { pageOf, type SitePage } from "./pages";
import { site } from "./site";
import { pageGraph } from "./structured-data";

jest.mock("@/data/business", () => {
  const { business, ...rest } = jest.requireActual<typeof import("@/data/business")>("@/data/business");
  const none = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, ""]));
  const empty = {
    legal: none(business.legal),
    address: { ...none(business.address), locality: "London", country: "GB" },
    logo: "",
    profiles: [],
    coordinates: "",
  };
  return { ...rest, business: { ...business, ...empty } };
});

const firm = () => pageGraph(home)["@graph"][0];
const credentials = (...numbers: (string | undefined)[]) =>
  [claims.gasSafe, claims.refcom].flatMap((claim, index) =>
    claim
      ? {
          "@type": "EducationalOccupationalCredential",
          name: claim.short,
          ...(numbers[index] && { identifier: numbers[index] }),
        }
      : [],
  );

it("omits facts of the firm that are not filled in", () => {
  for (const field of ["legalName", "identifier", "vatID", "address.streetAddress", "logo", "sameAs", "geo"])
    expect(firm()).not.toHaveProperty(field);
  expect(firm()).toMatchObject({ address: { addressLocality: "London", addressCountry: "GB" } });
  expect(firm()).toHaveProperty("hasCredential", credentials());
});

it("includes the firm's registers, numbers and address when they are filled in", () => {
  Object.assign(business.legal, {
    companyName: "Riser and Main Limited",
    companyNumber: "01234567",
    vatNumber: "GB123456789",
    gasSafeNumber: "123456",
    refcomNumber: "R-1",
  });
  const profile = "https://www.linkedin.com/company/riser-and-main";
  Object.assign(business, { logo: "/icons/512.png", profiles: [profile], coordinates: "51.5, -0.1" });
  Object.assign(business.address, { street: "1 Test Street", postcode: "SW1A 1AA" });
  expect(firm()).toMatchObject({
    legalName: "Riser and Main Limited",
    identifier: { "@type": "PropertyValue", name: "Company number", value: "01234567" },
    vatID: "GB123456789",
    logo: `${site.url}/icons/512.png`,
    sameAs: [profile],
    geo: { "@type": "GeoCoordinates", latitude: 51.5, longitude: -0.1 },
    address: { streetAddress: "1 Test Street", postalCode: "SW1A 1AA" },
  });
  expect(firm()).toHaveProperty("hasCredential", credentials("123456", "R-1"));
});

describe("the structured data of a page", () => {
  const graph = (path: string) => pageGraph(pageOf(path))["@graph"];
  const node = (path: string, type: string) =>
    graph(path).find((part) => (part as { "@type"?: unknown })["@type"] === type);

  it("of an area includes the firm's service area, with county and councils", () => {
    const area = { "@id": `${site.url}/areas/guildford#area` };
    expect(graph("/areas/guildford")[0]).toHaveProperty("areaServed", area);
    expect(node("/areas/guildford", "Place")).toMatchObject({
      ...area,
      containedInPlace: [{ "@type": "AdministrativeArea", name: "Surrey" }],
    });
    expect(node("/areas/guildford", "GovernmentOrganization")).toMatchObject({
      name: "Guildford Borough Council",
      areaServed: area,
    });
    expect(node("/areas/camden", "Place")).toMatchObject({ containedInPlace: [{ name: "Greater London" }] });
    expect(JSON.stringify(node("/areas/camden", "Place"))).not.toMatch(/Council|Borough/);
  });

  it("of a guide contains an article with the dates of the sitemap", () => {
    const page = { ...(pageOf("/guides/no-hot-water-in-flat") as SitePage<"guide">), published: "2026-11-01" };
    expect(pageGraph(page)["@graph"]).toContainEqual(
      expect.objectContaining({
        "@type": "Article",
        datePublished: "2026-11-01",
        dateModified: lastModified(page.path),
      }),
    );
  });
});
