import { PhoneIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { formAddress } from "@/lib/enquiry";
import type { SitePath } from "@/lib/paths";
import { site } from "@/lib/site";

/** How each looks under the pointer is in ui.css. */
const variants = {
  solid: "border-ink bg-ink text-paper",
  accent: "border-accent bg-accent text-white",
  outline: "border-ink bg-transparent text-ink",
  light: "border-paper bg-paper text-ink",
  "outline-light": "border-paper bg-transparent text-paper",
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for the few elements that look like one and are something else. */
function buttonClass(variant: ButtonVariant): string {
  return `button ${variants[variant]}`;
}

type LinkProps = ComponentProps<"a"> & { variant?: ButtonVariant };

/** A link that looks like a button. */
export function ButtonLink({ variant = "solid", className = "", ...props }: LinkProps) {
  return <a className={`${buttonClass(variant)} ${className}`} {...props} />;
}

type CallProps = { variant?: ButtonVariant; children?: ReactNode; placement: string; className?: string };

/**
 * Calls the emergency line; the visible text always ends with the number, unless a label of its own is given.
 * @param placement where on the site it stands, for the `data-contact` attribute
 */
export function CallButton({ variant = "accent", children, placement, className }: CallProps) {
  return (
    <ButtonLink href={site.phone.href} variant={variant} className={className} data-contact={`phone:${placement}`}>
      <PhoneIcon aria-hidden className="icon" />
      <span>
        {children ?? (
          <>
            Call <span translate="no">{site.phone.display}</span>
          </>
        )}
      </span>
    </ButtonLink>
  );
}

/**
 * Leads to the form of the contact page; "Get Free Quote" is the label of the booking dialog.
 * @param from the page that it stands on, which the form then names
 */
export function QuoteLink({ variant, from }: { variant: ButtonVariant; from: SitePath }) {
  return (
    <ButtonLink href={formAddress(from)} variant={variant}>
      Ask for a written quote
    </ButtonLink>
  );
}
