import { type ComponentProps, Fragment, type ReactNode } from "react";
import { nightStreetSize } from "@/components/street/night-scenes";
import { ButtonLink, CallButton } from "@/components/ui/button";
import { LineIcon } from "@/components/ui/line-icon";
import { SvgImage } from "@/components/ui/svg-image";
import firmStreet from "@/generated/night-firm.svg";
import { aboutParameter, formAddress } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { nextStepDrawings } from "./next-step-drawings";
import { nextSteps } from "./next-steps";

/**
 * Other ways to arrange a visit, shown in the booking dialog or its own tab until a booking service is connected.
 * Its links open in the whole window, not in the frame. scripts/finish removes Next's scripts (`data-static`).
 */
export function BookingPlaceholder() {
  return (
    <main id="framed" data-static className="group mx-auto flex min-h-dvh max-w-4xl flex-col">
      <div className="closing on-ink flex grow flex-col justify-between">
        <div className="px-5 pt-4 sm:pt-5">
          <h1 className="mb-2 text-2xl group-target:sr-only sm:text-h2">Book by phone, form or e-mail</h1>
          <p className="text-lead">Tell us what you need, and we’ll arrange the day and time with you.</p>
          <p className="mt-1 font-semibold text-gas-bright">We answer day and night.</p>
        </div>
        <CallButton placement="booking-placeholder" variant="light" target="_top" />
        <SvgImage src={firmStreet.src} alt="" {...nightStreetSize} />
      </div>
      <ul className="grid gap-3 px-5 py-4 sm:grid-cols-2 sm:py-5">
        <ContactRow
          icon="message-square-text"
          note="Tell us what you need and which days suit you."
          href={formAddress("/")}
          id={formLinkId}
        >
          Write with the form
        </ContactRow>
        <ContactRow
          icon="mail"
          note={
            <>
              Attach plans or photographs: <span translate="no">{site.email.display}</span>
            </>
          }
          href={site.email.href}
          data-contact="email:booking-placeholder"
        >
          Send an e-mail
        </ContactRow>
      </ul>
      <p className="border-t bg-paper-deep px-5 py-3 max-sm:text-small sm:grid sm:grid-cols-3 sm:gap-5 sm:py-4">
        <span className="font-semibold sm:col-span-3 sm:-mb-2">What happens next: </span>
        {nextSteps.map((words, index) => (
          <Fragment key={words}>
            <span className="sm:flex sm:items-center sm:gap-3">
              <svg
                viewBox="0 0 64 56"
                className="w-16 flex-none fill-paper stroke-current stroke-[1.5] max-sm:hidden"
                aria-hidden
              >
                {nextStepDrawings[index]}
              </svg>
              {words}
            </span>{" "}
          </Fragment>
        ))}
      </p>
      {/* A module, so that it runs after parsing and scripts/finish can tell it from Next's scripts. */}
      <script type="module" dangerouslySetInnerHTML={{ __html: nameThePage }} />
    </main>
  );
}

type ContactRowProps = ComponentProps<"a"> & { icon: ComponentProps<typeof LineIcon>["name"]; note: ReactNode };

/** A row with a link to arrange a visit. */
function ContactRow({ icon, note, children, ...props }: ContactRowProps) {
  return (
    <li className="grid">
      <ButtonLink target="_top" variant="outline" className="justify-start gap-4 text-left" {...props}>
        <LineIcon name={icon} className="text-h2" />
        <span>
          <span className="block text-h3">{children}</span>
          <span className="block text-small font-normal wrap-anywhere">{note}</span>
        </span>
      </ButtonLink>
    </li>
  );
}

const formLinkId = "form";

/** Adds the referring page to the link to the form. */
const nameThePage = `const from=document.referrer.startsWith(location.origin+"/")?new URL(document.referrer).pathname.split("/").pop():"";if(from)document.getElementById("${formLinkId}").search="${aboutParameter}="+from`;
