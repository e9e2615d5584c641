import { SiteLink } from "@/components/ui/site-link";
import { formAddress } from "@/lib/enquiry";
import type { FoundArea } from "@/lib/postcode";

/** A link to the page of an area. */
export function AreaLink({ path, name }: FoundArea) {
  return (
    <SiteLink href={path} className="text-link font-semibold">
      {name}
    </SiteLink>
  );
}

/** A link to the form about an area, except on the form's own page, where it would discard what is written. */
export function AskLink({ path, name }: FoundArea) {
  if (location.pathname === "/contact") return null;
  return (
    <a href={formAddress(path)} className="text-link">
      Ask for a quote in {name}
    </a>
  );
}
