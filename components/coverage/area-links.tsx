import { SiteLink } from "@/components/ui/site-link";
import { formAddress } from "@/lib/enquiry";
import type { FoundArea } from "@/lib/postcode";

export function AreaLink({ path, name }: FoundArea) {
  return (
    <SiteLink href={path} className="text-link font-semibold">
      {name}
    </SiteLink>
  );
}

/** A link to the form about an area; nothing on the form's own page, where the link would discard the draft. */
export function AskLink({ path, name }: FoundArea) {
  if (location.pathname === "/contact") return null;
  return (
    <a href={formAddress(path)} className="text-link">
      Ask for a quote in {name}
    </a>
  );
}
