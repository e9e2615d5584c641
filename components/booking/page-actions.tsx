"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { announceContact } from "@/components/contact/contact-event";
import { watchCallBar } from "@/components/layout/call-bar";
import { openLists } from "@/components/layout/open-lists";
import type { Props as DialogProps } from "./booking-dialog";
import { takeOver } from "./early";

type Props = Pick<DialogProps, "bookingUrl" | "phone">;

/** How long the dialog's script may take, in milliseconds. */
const loadLimit = 3000;

/**
 * What the page does once, wherever it was asked for: one listener opens the booking dialog for every "Get Free Quote"
 * and "Book Online" link, closes the mobile menu when a link in it is chosen, and announces each use of a way of
 * contact as a `contact` event on the document (nothing listens by default).
 */
export function PageActions({ bookingUrl, phone }: Props) {
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<DialogProps> }>();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    // The inline loader hands over what the visitor has asked for before.
    const live = new CustomEvent("live", { detail: takeOver });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // React wakes the page within a click that comes meanwhile: that one the loader has noted and handed over.
      if (!link || event.timeStamp < live.timeStamp) return;
      if (hasSelection(link, event)) return event.preventDefault();
      const menu = link.closest<HTMLElement>("[popover]");
      menu?.hidePopover?.();
      if (link.dataset.contact) announceContact(link.dataset.contact);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link.dataset.booking !== "dialog" || !plain) return;
      event.preventDefault();
      // A link in the menu is gone with it; the button that opened the menu has the focus again.
      opener.current = menu && document.activeElement instanceof HTMLElement ? document.activeElement : link;
      Promise.race([import("./booking-dialog"), tooLate()]).then(
        ({ default: Dialog }) => {
          setLoaded({ Dialog });
          setOpen(true);
        },
        // The dialog's own script did not come: the link leads where it leads without any.
        () => location.assign(link.href),
      );
    };
    document.addEventListener("click", onClick);
    document.dispatchEvent(live);
    openLists();
    watchCallBar();
    return () => document.removeEventListener("click", onClick);
  }, []);

  if (!loaded) return null;
  return <loaded.Dialog open={open} onOpenChange={setOpen} opener={opener} bookingUrl={bookingUrl} phone={phone} />;
}

/** Fails once a visitor has waited long enough for something to happen. */
function tooLate(): Promise<never> {
  return new Promise((_, fail) => setTimeout(fail, loadLimit));
}

/** Whether a click on a number ends its being marked with the pointer, to be copied: then it is not to be dialled. */
function hasSelection(link: HTMLAnchorElement, { detail }: MouseEvent): boolean {
  const selection = link.protocol === "tel:" && detail > 0 ? getSelection() : null;
  return selection !== null && !selection.isCollapsed && selection.containsNode(link, true);
}
