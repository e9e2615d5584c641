import type { HVACBusinessLeaf, MergeLeafTypes, PlumberLeaf } from "schema-dts";
import { type AreaSlug, areaRecords } from "@/data/areas/area-records";
import { business, openingHours, serviceArea } from "@/data/business";
import type { ClaimName } from "@/data/claim-names";
import { claims } from "@/data/claims";
import { homeAreas } from "@/data/navigation";
import type { Claims } from "@/data/schema";
import { areaSlugs } from "./areas";
import { today } from "./days";
import { ogImagePath } from "./og";
import { specialDaysFrom } from "./opening";
import { type SitePage, servicePages } from "./pages";
import type { SitePath } from "./paths";
import { absoluteUrl, site } from "./site";

/** The `@id` of the business in the structured data of every page. */
export const businessId = `${site.url}/#business`;

/** The business has two schema.org types. */
export type Contractor = MergeLeafTypes<[HVACBusinessLeaf, PlumberLeaf]>;

/** The `@id` of a node in a page's structured data. */
export const partOf = (path: SitePath, part: string) => `${absoluteUrl(path)}#${part}`;

/** The areas that a page names in its copy: only visible content is marked up. */
function areasShown(path: SitePath): readonly AreaSlug[] {
  return path === "/areas" ? areaSlugs : path === "/" ? homeAreas : [];
}

const placeNode = (slug: AreaSlug) => ({ "@type": "Place" as const, name: areaRecords[slug].name });

const london = {
  "@type": "GeoCircle",
  geoMidpoint: { "@type": "GeoCoordinates", latitude: serviceArea.latitude, longitude: serviceArea.longitude },
  geoRadius: String(serviceArea.radius),
} as const;

const everyDay = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const hours = (days: readonly (typeof everyDay)[number][], opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification" as const,
  dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
  opens,
  closes,
});

/** Contact details and opening hours. */
const contactDetails = {
  email: site.email.display,
  description: business.descriptor,
  image: absoluteUrl(ogImagePath("/")),
  openingHoursSpecification: openingHours.map(({ days, opens, closes }) => hours(days, opens, closes)),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "emergency",
    telephone: site.phone.href.slice("tel:".length),
    areaServed: "London",
    availableLanguage: "en-GB",
    hoursAvailable: hours(everyDay, "00:00", "23:59"),
  },
  // Google's format for a closed day is opening and closing at midnight.
  specialOpeningHoursSpecification: specialDaysFrom(today()).map(({ date, name, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    name,
    validFrom: date,
    validThrough: date,
    opens: opens ?? "00:00",
    closes: closes ?? "00:00",
  })),
} as const satisfies Partial<Contractor>;

/** A credential, if it is claimed, with its number if that is filled in. */
function credential(claim: Claims[ClaimName], number: string) {
  if (!claim) return [];
  const identifier = number !== "" && { identifier: number };
  return [{ "@type": "EducationalOccupationalCredential" as const, name: claim.short, ...identifier }];
}

/**
 * The home page contains all facts of the business, the contact page its contact details and hours, and other pages
 * only what identifies it. An area page adds that the business serves the area.
 */
export function businessNode({ path, kind }: Pick<SitePage, "path" | "kind">): Contractor {
  const { street, locality, postcode, country } = business.address;
  const { legal } = business;
  const full = path === "/";
  const [latitude, longitude] = business.coordinates.split(", ");
  return {
    "@type": ["HVACBusiness", "Plumber"],
    "@id": businessId,
    name: business.name,
    url: absoluteUrl("/"),
    telephone: site.phone.href.slice("tel:".length),
    areaServed: kind === "area" ? { "@id": partOf(path, "area") } : [london, ...areasShown(path).map(placeNode)],
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      addressCountry: country,
      ...(street !== "" && { streetAddress: street }),
      ...(postcode !== "" && { postalCode: postcode }),
    },
    ...(business.logo !== "" && { logo: absoluteUrl(business.logo) }),
    ...(business.profiles.length > 0 && { sameAs: business.profiles }),
    ...(latitude &&
      longitude && { geo: { "@type": "GeoCoordinates", latitude: Number(latitude), longitude: Number(longitude) } }),
    ...(legal.companyName !== "" && { legalName: legal.companyName }),
    ...(legal.companyNumber !== "" && {
      identifier: { "@type": "PropertyValue", name: "Company number", value: legal.companyNumber },
    }),
    ...(legal.vatNumber !== "" && { vatID: legal.vatNumber }),
    ...((full || kind === "contact") && contactDetails),
    ...(full && {
      hasCredential: [
        ...credential(claims.gasSafe, legal.gasSafeNumber),
        ...credential(claims.refcom, legal.refcomNumber),
      ],
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: "Services",
        itemListElement: servicePages.map(({ name, path }) => ({
          "@type": "Offer" as const,
          itemOffered: { "@type": "Service" as const, name, url: absoluteUrl(path) },
        })),
      },
    }),
  };
}
