import { ButtonLink, type ButtonVariant, QuoteLink } from "@/components/ui/button";
import type { SitePage } from "@/lib/pages";
import { site } from "@/lib/site";

type Props = { page: SitePage<"landing">; placement: string; variant: ButtonVariant };

/** The second button of a service page: a quote, or a booking, with a quote beside it at the end of the page. */
export function LandingAction({ page, placement, variant }: Props) {
  const isBooked = page.action === "booking";
  return (
    <>
      {isBooked && (
        <ButtonLink
          href={site.bookingUrl}
          target="_blank"
          rel="noopener"
          data-contact={`booking:${placement}`}
          variant={variant}
        >
          Book Online
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      )}
      {(!isBooked || placement === "closing") && <QuoteLink from={page.path} variant={variant} />}
    </>
  );
}
