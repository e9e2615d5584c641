import type { HVACBusinessLeaf, MergeLeafTypes, PlumberLeaf } from "schema-dts";
import { type AreaSlug, places } from "@/data/areas/places";
import { business, openingHours, serviceArea } from "@/data/business";
import { claims } from "@/data/claims";
import { homeAreas } from "@/data/navigation";
import { areaSlugs } from "./areas";
import { ogImagePath } from "./og";
import { servicePages } from "./pages";
import type { SitePath } from "./paths";
import { absoluteUrl, site } from "./site";

/** The one name of the business in every page's structured data. */
export const businessId = `${site.url}/#business`;

/** A firm of two trades. */
export type Contractor = MergeLeafTypes<[HVACBusinessLeaf, PlumberLeaf]>;

/** The areas that a page names in its own words: only what is shown is marked up. */
function areasShown(path: SitePath): readonly AreaSlug[] {
  return path === "/areas" ? areaSlugs : path === "/" ? homeAreas : [];
}

/** The home page tells all of the business; the others what identifies it. */
export function businessNode(path: SitePath): Contractor {
  const { street, locality, postcode, country } = business.address;
  const { legal } = business;
  const full = path === "/";
  return {
    "@type": ["HVACBusiness", "Plumber"],
    "@id": businessId,
    name: business.name,
    url: absoluteUrl("/"),
    telephone: site.phone.href.slice("tel:".length),
    email: site.email.display,
    description: business.descriptor,
    image: absoluteUrl(ogImagePath("/")),
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "emergency",
      telephone: site.phone.href.slice("tel:".length),
      areaServed: "London",
      availableLanguage: "en-GB",
      hoursAvailable: { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "23:59" },
    },
    areaServed: [
      {
        "@type": "GeoCircle",
        geoMidpoint: {
          "@type": "GeoCoordinates",
          latitude: serviceArea.latitude,
          longitude: serviceArea.longitude,
        },
        geoRadius: String(serviceArea.radius),
      },
      ...areasShown(path).map((slug) => ({ "@type": "Place" as const, name: places[slug].name })),
    ],
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      addressCountry: country,
      ...(street !== "" && { streetAddress: street }),
      ...(postcode !== "" && { postalCode: postcode }),
    },
    ...(legal.companyName !== "" && { legalName: legal.companyName }),
    ...(legal.companyNumber !== "" && {
      identifier: { "@type": "PropertyValue", name: "Company number", value: legal.companyNumber },
    }),
    ...(legal.vatNumber !== "" && { vatID: legal.vatNumber }),
    ...(full && {
      hasCredential: [
        { name: claims.gasSafe.short, number: legal.gasSafeNumber },
        { name: claims.refcom.short, number: legal.refcomNumber },
      ].map(({ name, number }) => ({
        "@type": "EducationalOccupationalCredential" as const,
        name,
        ...(number !== "" && { identifier: number }),
      })),
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
