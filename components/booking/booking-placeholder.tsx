import type { ReactNode } from "react";
import { ButtonLink, CallButton } from "@/components/ui/button";
import { LineIcon } from "@/components/ui/line-icon";
import { aboutParameter, formAddress } from "@/lib/enquiry";
import { site } from "@/lib/site";

/**
 * The page in the booking dialog, or in its own tab, until a booking service is connected: the ways to arrange a visit
 * that work today. scripts/finish.ts makes a file of it, with the site's own styles.
 */
export function BookingPlaceholder() {
  return (
    <main id="framed" className="group mx-auto flex min-h-dvh max-w-4xl flex-col gap-3 p-4 sm:gap-6 sm:p-8">
      <div>
        {/* In the dialog's frame, whose address ends with this id, the dialog has the heading. */}
        <h1 className="text-2xl group-target:sr-only sm:text-h2">Book by phone, form or email</h1>
        <p className="mt-2 max-w-text text-small sm:text-lead">
          Tell us what you need, and we’ll arrange the day and time with you.
        </p>
      </div>
      <ul className="grid grow gap-2 sm:max-h-96 sm:gap-3 sm:group-target:max-h-none">
        <Way name="Call us" text="We answer day and night.">
          <CallButton placement="booking-placeholder" />
        </Way>
        <Way name="Write to us" text="Tell us what you need and which days suit you.">
          <ButtonLink id={formLinkId} href={formAddress("/")} variant="outline">
            <LineIcon name="message-square-text" /> Write with the form
          </ButtonLink>
        </Way>
        <Way name="Send an email" text="Choose this if you have plans or photographs to attach.">
          <ButtonLink href={site.email.href} variant="outline" data-contact="email:booking-placeholder">
            <LineIcon name="mail" className="max-sm:hidden" />
            <span className="min-w-0 wrap-anywhere max-sm:text-small" translate="no">
              {site.email.display}
            </span>
          </ButtonLink>
        </Way>
      </ul>
    </main>
  );
}

function Way({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-2 border-t-[3px] border-accent bg-paper-deep px-4 py-2.5 sm:grid-cols-2 sm:gap-3 sm:p-5">
      <div className="max-sm:leading-snug">
        <h2 className="font-semibold max-sm:inline sm:text-h3">{name}</h2>{" "}
        <p className="text-ink-soft max-sm:inline max-sm:text-small">{text}</p>
      </div>
      {children}
    </li>
  );
}

const formLinkId = "form";

/** Adds the visitor's page to the link to the form. Without scripts the link works without it. */
export const nameThePage = `const from=document.referrer.startsWith(location.origin)?new URL(document.referrer).pathname.split("/").pop():"";if(from)document.getElementById("${formLinkId}").search="${aboutParameter}="+from`;
