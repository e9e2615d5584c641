"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { RefObject } from "react";
import { outlineButton } from "@/components/ui/button-class";
import { LineIcon } from "@/components/ui/line-icon";
import type { ContactLink } from "@/lib/site";
import { BookingFrame, isOutside, setInert } from "./booking-frame";
import { nextSteps } from "./next-steps";

export type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The link that opened the dialog; focus returns to it. */
  opener: RefObject<HTMLElement | null>;
  bookingUrl: string;
  phone: ContactLink;
};

/**
 * The booking page in a dialog. A third party may refuse to be framed, which fires no event, so the phone number and
 * the new-tab link are always above its page. They precede the frame, which would otherwise get the focus first: a page
 * does not receive Escape pressed inside a frame of another origin.
 *
 * The dialog is modal by `inert`, set after it is painted together with the frame. Radix's own modality recalculates
 * the style of every element before the dialog is painted.
 */
export default function BookingDialog({ open, onOpenChange, opener, bookingUrl, phone }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {open && <div className="dialog-overlay fixed inset-0 z-50 bg-veil" />}
      <Dialog.Content
        className="dialog"
        aria-modal
        aria-describedby={undefined}
        onFocusOutside={(event) => event.preventDefault()}
        // Radix keeps the focus in the dialog without scrolling to the focused element.
        onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          setInert(false);
          opener.current?.focus();
        }}
      >
        <div className="flex items-center justify-between gap-4 border-b py-2 pr-2 pl-5">
          <Dialog.Title className="text-h3 font-semibold">Request a booking</Dialog.Title>
          <Dialog.Close className={`${outlineButton} size-11 min-h-0 p-0`} aria-label="Close">
            <LineIcon name="x" />
          </Dialog.Close>
        </div>
        {isOutside(bookingUrl) && (
          <p className="flex flex-wrap items-center gap-x-6 border-b border-ink-line px-5 text-small">
            <a
              href={phone.href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold"
              data-contact="phone:dialog"
            >
              <LineIcon name="phone" /> <span translate="no">{phone.display}</span>
            </a>
            <a
              href={bookingUrl}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-11 items-center gap-2"
              data-contact="booking:dialog"
            >
              <LineIcon name="external-link" /> Open in a new tab
            </a>
          </p>
        )}
        <BookingFrame url={bookingUrl}>
          The booking page is taking long.{" "}
          <a href={bookingUrl} target="_blank" rel="noopener" className="text-link" data-contact="booking:dialog-late">
            Open it in a new tab
          </a>
          , or call{" "}
          <a href={phone.href} className="text-link" data-contact="phone:dialog-late" translate="no">
            {phone.display}
          </a>
          .
        </BookingFrame>
        <div className="flex flex-wrap items-center justify-end gap-x-6 px-5 text-small">
          {isOutside(bookingUrl) && <p className="grow">What happens next: {nextSteps.join(" ")}</p>}
          <Dialog.Close className="text-link min-h-11">Back to the page</Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
