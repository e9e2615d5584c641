import { BookingTabLink } from "@/components/booking/booking-link";
import { type ButtonVariant, QuoteLink } from "@/components/ui/button";
import type { SitePage } from "@/lib/pages";

type Props = { page: SitePage<"landing">; placement: string; variant: ButtonVariant };

/** What a service page offers beside the call: a quote or, where its record says so, a booking. */
export function LandingAction({ page, placement, variant }: Props) {
  return page.action === "booking" ? (
    <BookingTabLink placement={placement} variant={variant}>
      Book Online
    </BookingTabLink>
  ) : (
    <QuoteLink from={page.path} variant={variant} />
  );
}
