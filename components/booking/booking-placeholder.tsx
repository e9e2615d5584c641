import type { ComponentProps, ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "@/components/ui/button";
import { LineIcon } from "@/components/ui/line-icon";
import { SvgImage } from "@/components/ui/svg-image";
import { aboutParameter, formAddress } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { nextSteps } from "./next-steps";

/**
 * The page in the booking dialog, or in its own tab, until a booking service is connected: the ways to arrange a visit
 * that work today. scripts/finish.ts makes a file of it, with the site's own styles.
 */
export function BookingPlaceholder({ picture }: { picture: ComponentProps<typeof SvgImage> }) {
  return (
    <main id="framed" className="group mx-auto flex min-h-dvh max-w-4xl flex-col gap-3 p-5 sm:gap-5">
      <div>
        {/* In the dialog's frame, whose address ends with this id, the dialog has the heading. */}
        <h1 className="mb-2 text-2xl group-target:sr-only sm:text-h2">Book by phone, form or e-mail</h1>
        <p className="max-w-text max-sm:text-small">
          Tell us what you need, and we’ll arrange the day and time with you.
        </p>
      </div>
      <ul className="grid max-h-80 grow auto-rows-fr gap-3 sm:grid-cols-3">
        <Way
          icon="phone"
          note="We answer day and night."
          link={site.phone.href}
          variant="accent"
          contact="phone:booking-placeholder"
        >
          Call{" "}
          <span translate="no" className="whitespace-nowrap">
            {site.phone.display}
          </span>
        </Way>
        <Way
          icon="message-square-text"
          note="Tell us what you need and which days suit you."
          link={formAddress("/")}
          id={formLinkId}
        >
          Write with the form
        </Way>
        <Way
          icon="mail"
          note={
            <>
              Attach plans or photographs: <span translate="no">{site.email.display}</span>
            </>
          }
          link={site.email.href}
          contact="email:booking-placeholder"
        >
          Send an e-mail
        </Way>
      </ul>
      {/* A low screen has room for the ways alone. */}
      <div className="grid items-center gap-x-8 gap-y-3 sm:grid-cols-[2fr_1fr] [@media(height<28rem)]:hidden">
        <SvgImage {...picture} loading="lazy" className="w-full" />
        <p className="text-small text-ink-soft">What happens next: {nextSteps}</p>
      </div>
    </main>
  );
}

type WayProps = {
  icon: ComponentProps<typeof LineIcon>["name"];
  note: ReactNode;
  link: string;
  /** What a contact is counted as; the form's link is none. */
  contact?: string;
  variant?: ButtonVariant;
  id?: string;
  children: ReactNode;
};

/** A way to arrange a visit: a row that is its link, or a card where there is room for three side by side. */
function Way({ icon, note, link, contact, variant = "outline", id, children }: WayProps) {
  return (
    <li className="grid">
      <ButtonLink
        id={id}
        href={link}
        variant={variant}
        className="justify-start gap-4 text-left sm:flex-col sm:items-start sm:justify-between sm:py-4"
        data-contact={contact}
      >
        <LineIcon name={icon} className="text-h3 sm:text-h2" />
        <span>
          <span className="block text-h3">{children}</span>
          <span className="block text-small font-normal wrap-anywhere">{note}</span>
        </span>
      </ButtonLink>
    </li>
  );
}

const formLinkId = "form";

/** Adds the visitor's page to the link to the form. Without scripts the link works without it. */
export const nameThePage = `const from=document.referrer.startsWith(location.origin)?new URL(document.referrer).pathname.split("/").pop():"";if(from)document.getElementById("${formLinkId}").search="${aboutParameter}="+from`;
