/**
 * Addresses that people type, remember or link to, and the page each means. Both ends are checked when the site is
 * built: a page that does not exist is an error here, an address that is a page or stands here twice stops the build.
 * A service or an area at the wrong place (`/area/camden`) needs no entry; lib/redirects.ts sees to them.
 * The host tells capitals from small letters: where a link with capitals is known to exist, it gets an entry.
 */
import type { PagePath, ServiceSlug } from "./slugs";

type Redirect = { readonly to: ServiceSlug | PagePath; readonly from: readonly `/${string}`[] };

export const redirects: readonly Redirect[] = [
  { to: "/", from: ["/index.html", "/index", "/index.htm", "/index.php", "/home", "/home.html", "/services"] },
  {
    to: "/contact",
    from: [
      "/contact-us",
      "/contact.php",
      "/about",
      "/about-us",
      "/quote",
      "/quotes",
      "/free-quote",
      "/get-a-quote",
      "/get-quote",
      "/request-a-quote",
      "/book",
      "/booking",
      "/book-online",
      "/callback",
      "/enquiries",
    ],
  },
  { to: "/hvac-services", from: ["/hvac", "/mechanical-services"] },
  { to: "/gas-services", from: ["/gas", "/gas-engineer", "/gas-engineers", "/gas-safe"] },
  { to: "/plumbing-services", from: ["/plumbing"] },
  { to: "plumber-london", from: ["/plumber", "/plumbers", "/plumber-in-london", "/london-plumber"] },
  {
    to: "/air-conditioning",
    from: ["/aircon", "/air-con", "/ac", "/air-conditioning-services", "/cooling", "/airconditioning"],
  },
  { to: "/heating-services", from: ["/heating", "/central-heating"] },
  {
    to: "/boiler-services",
    from: ["/boiler", "/boilers", "/boiler-repair", "/boiler-repairs", "/boiler-service", "/boiler-servicing"],
  },
  { to: "commercial-boiler-installation", from: ["/boiler-installation", "/boiler-replacement", "/new-boiler"] },
  { to: "/emergency-services", from: ["/emergencies", "/out-of-hours"] },
  { to: "/emergency", from: ["/24-7", "/24-hour", "/24-hours", "/emergency-call-out", "/emergency-callout"] },
  {
    to: "emergency-plumbing-repairs",
    from: ["/emergency-plumber", "/emergency-plumbers", "/emergency-plumbing", "/burst-pipe", "/24-hour-plumber"],
  },
  { to: "emergency-gas-repairs", from: ["/emergency-gas", "/gas-leak", "/emergency-gas-engineer"] },
  { to: "emergency-hvac", from: ["/emergency-hvac-repairs", "/emergency-air-conditioning"] },
  {
    to: "gas-safety-certificates",
    from: ["/gas-certificate", "/gas-certificates", "/gas-safety-certificate", "/cp42"],
  },
  { to: "landlord-gas-safety", from: ["/cp12", "/landlord-certificate", "/landlord-gas-safety-certificate"] },
  { to: "ventilation-systems", from: ["/ventilation", "/mvhr"] },
  { to: "hvac-system-design", from: ["/hvac-design"] },
  { to: "chiller-installation", from: ["/chiller", "/chillers"] },
  { to: "energy-efficient-solutions", from: ["/energy", "/energy-efficiency", "/heat-pump", "/heat-pumps"] },
  { to: "bathroom-kitchen-plumbing", from: ["/bathrooms", "/kitchens", "/bathroom", "/bathroom-plumbing"] },
  { to: "water-system-maintenance", from: ["/legionella", "/water-systems"] },
  { to: "pump-installation", from: ["/pump", "/pumps"] },
  { to: "commercial-installation", from: ["/commercial-plumbing"] },
  { to: "/bms-services", from: ["/bms", "/building-management-systems", "/controls"] },
  { to: "/design-services", from: ["/design", "/mechanical-design"] },
  { to: "/maintenance", from: ["/maintenance-contract", "/maintenance-contracts", "/ppm", "/servicing"] },
  {
    to: "/areas",
    from: ["/area", "/areas-covered", "/areas-we-cover", "/coverage", "/locations", "/location", "/areas/london"],
  },
  { to: "/privacy", from: ["/privacy-policy", "/privacy-notice", "/cookies", "/cookie-policy", "/gdpr"] },
  { to: "/accessibility", from: ["/accessibility-statement"] },
];
