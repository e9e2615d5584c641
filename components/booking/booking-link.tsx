import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";
import { site } from "@/lib/site";

type Props = { children: ReactNode; placement: string; variant?: ButtonVariant; className?: string };

/**
 * Opens the booking dialog ("Get Free Quote", "Book Online"). As HTML it is a link to the booking page; the dialog
 * (booking-dialog.tsx) listens for clicks on every such link, so none of them needs its own script.
 */
export function BookingLink({ placement, ...props }: Props) {
  return (
    <ButtonLink
      href={site.bookingUrl}
      target="_blank"
      rel="noopener"
      aria-haspopup="dialog"
      data-booking="dialog"
      data-contact={`booking:${placement}`}
      {...props}
    />
  );
}
