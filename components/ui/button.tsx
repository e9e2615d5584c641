import type { ComponentProps } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { formAddress } from "@/lib/enquiry";
import type { SitePath } from "@/lib/paths";
import { site } from "@/lib/site";
import { accentButton, outlineButton, solidButton } from "./button-class";

const variants = {
  solid: solidButton,
  accent: accentButton,
  outline: outlineButton,
  light: "button border-paper bg-paper text-ink",
  "outline-light": "button border-paper bg-transparent text-paper",
} as const;

export type ButtonVariant = keyof typeof variants;

type LinkProps = ComponentProps<"a"> & { variant?: ButtonVariant };

export function ButtonLink({ variant = "solid", className = "", ...props }: LinkProps) {
  return <a className={`${variants[variant]} ${className}`} {...props} />;
}

type CallProps = Omit<LinkProps, "children"> & { placement: string };

/** Calls the emergency line. @param placement its placement in the `data-contact` attribute */
export function CallButton({ variant = "accent", placement, ...props }: CallProps) {
  return (
    <ButtonLink href={site.phone.href} variant={variant} data-contact={`phone:${placement}`} {...props}>
      <LineIcon name="phone" />
      <span>
        Call <span translate="no">{site.phone.display}</span>
      </span>
    </ButtonLink>
  );
}

type QuoteProps = { variant: ButtonVariant; from: SitePath; children?: string };

/** Links to the contact form; "Get Free Quote" opens the booking dialog. @param from its page, which the form names */
export function QuoteLink({ variant, from, children = "Ask for a written quote" }: QuoteProps) {
  return (
    <ButtonLink href={formAddress(from)} variant={variant}>
      {children}
    </ButtonLink>
  );
}
