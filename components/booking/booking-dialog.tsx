"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type RefObject, useEffect, useState } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import { bookingRights } from "@/lib/frame-rights";
import type { ContactLink } from "@/lib/site";

export type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The link that asked for the dialog; focus returns to it. */
  opener: RefObject<HTMLElement | null>;
  bookingUrl: string;
  phone: ContactLink;
};

/** After this time, in milliseconds, a frame that has not loaded counts as failed. */
const loadLimit = 8000;

/**
 * The booking page in a dialog. A third party may refuse to be framed and no event tells of it, so the phone and the
 * new-tab link are there from the start. The order of the elements keeps focus out of the frame until the visitor
 * chooses it: Escape pressed inside a frame of another origin never reaches this page.
 *
 * Modal by `inert`, not by Radix, whose way has the browser work out the style of every element of the page before the
 * dialog is seen: the page is put out of reach, and the frame made, once the dialog is painted.
 */
export default function BookingDialog({ open, onOpenChange, opener, bookingUrl, phone }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {open && <div className="dialog-overlay" />}
      <Dialog.Content
        className="dialog"
        aria-modal
        aria-describedby={undefined}
        onFocusOutside={(event) => event.preventDefault()}
        // Radix keeps the focus in the dialog without scrolling to what it lands on.
        onFocus={({ target }) => target.scrollIntoView({ block: "nearest" })}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          setInert(false);
          opener.current?.focus();
        }}
      >
        <div className="flex items-center justify-between gap-4 border-b border-ink-line py-2 pr-2 pl-5">
          <Dialog.Title className="text-h3 font-semibold">Request a booking</Dialog.Title>
          <Dialog.Close className="grid size-11 place-items-center hover:text-accent" aria-label="Close">
            <LineIcon name="x" />
          </Dialog.Close>
        </div>
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
        <BookingFrame url={bookingUrl} phone={phone} />
        <p className="border-t border-ink-line px-5 py-3 text-small text-ink-soft">
          What happens next: we confirm the appointment, an engineer calls before arriving, and you get a written quote.{" "}
          <Dialog.Close className="text-link min-h-6">Back to the page</Dialog.Close>
        </p>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Takes all but the dialog out of reach, or gives it back. */
function setInert(isInert: boolean) {
  for (const part of document.body.children)
    part.toggleAttribute("inert", isInert && !part.matches(".dialog, .dialog-overlay"));
}

/** The frame, and what to do while it loads or where it does not. */
function BookingFrame({ url, phone }: Pick<Props, "phone"> & { url: string }) {
  const [state, setState] = useState<"drawn" | "loading" | "late" | "loaded">("drawn");
  const outside = new URL(url, window.location.href).origin !== window.location.origin;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      setInert(true);
      setState("loading");
      timer = setTimeout(() => setState((now) => (now === "loading" ? "late" : now)), loadLimit);
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(begin);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className="relative flex-none">
      {state !== "loaded" && (
        <p role="status" className="absolute inset-x-0 top-0 z-10 p-5">
          {state === "late" ? <Late url={url} phone={phone} /> : "Loading the booking page…"}
        </p>
      )}
      {state === "drawn" ? (
        <div className="booking-frame" />
      ) : (
        <iframe
          src={url}
          title="Online booking request"
          className="booking-frame"
          onLoad={() => setState("loaded")}
          {...bookingRights(outside)}
        />
      )}
    </div>
  );
}

/** What to do where the frame has not loaded: the same two ways as above it, in the place where the visitor waits. */
function Late({ url, phone }: Pick<Props, "phone"> & { url: string }) {
  return (
    <>
      The booking page is taking long.{" "}
      <a href={url} target="_blank" rel="noopener" className="text-link" data-contact="booking:dialog-late">
        Open it in a new tab
      </a>
      , or call{" "}
      <a href={phone.href} className="text-link" data-contact="phone:dialog-late" translate="no">
        {phone.display}
      </a>
      .
    </>
  );
}
