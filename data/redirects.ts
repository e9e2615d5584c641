/**
 * Short addresses, for phone calls, typing, vans and cards, and the pages they redirect to. Add the firm's earlier
 * addresses here too, if there are any. A target that does not exist does not compile; an address that is a page or is
 * listed twice stops the build. Hosts are case-sensitive, and remove `.html` and `/index` themselves.
 */
import type { PagePath, ServiceSlug } from "./slugs";

type Redirect = { readonly to: ServiceSlug | PagePath; readonly from: readonly `/${string}`[] };

export const redirects: readonly Redirect[] = [
  { to: "/", from: ["/home", "/services"] },
  { to: "/contact", from: ["/contact-us", "/about", "/quote", "/book", "/callback"] },
  { to: "/hvac-services", from: ["/hvac"] },
  { to: "/gas-services", from: ["/gas"] },
  { to: "/plumbing-services", from: ["/plumbing"] },
  { to: "plumber-london", from: ["/plumber"] },
  { to: "/air-conditioning", from: ["/aircon"] },
  { to: "/heating-services", from: ["/heating"] },
  { to: "/boiler-services", from: ["/boiler", "/boilers"] },
  { to: "/emergency", from: ["/24-7"] },
  { to: "emergency-plumbing-repairs", from: ["/emergency-plumber"] },
  { to: "emergency-gas-repairs", from: ["/gas-leak"] },
  { to: "gas-safety-certificates", from: ["/cp42"] },
  { to: "landlord-gas-safety", from: ["/cp12"] },
  { to: "ventilation-systems", from: ["/ventilation"] },
  { to: "energy-efficient-solutions", from: ["/heat-pumps"] },
  { to: "water-system-maintenance", from: ["/legionella"] },
  { to: "/bms-services", from: ["/bms"] },
  { to: "/maintenance", from: ["/ppm"] },
  { to: "/areas", from: ["/areas-covered", "/coverage"] },
  { to: "/privacy", from: ["/privacy-policy", "/cookies"] },
];
