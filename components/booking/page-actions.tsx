"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { announceContact } from "@/components/contact/contact-event";
import { watchCallBar } from "@/components/layout/call-bar";
import { openLists } from "@/components/layout/open-lists";
import type { Props as DialogProps } from "./booking-dialog";
import { replayEvents } from "./event-replay";

type Props = Pick<DialogProps, "bookingUrl" | "phone">;

/** The maximum time for loading the dialog's script, in milliseconds. */
const loadLimit = 3000;

/**
 * One listener for all links: it opens the booking dialog for every "Get Free Quote" and "Book Online" link, closes the
 * mobile menu when a link in it is chosen, and announces each contact as a `contact` event on
 * the document (nothing listens by default).
 */
export function PageActions({ bookingUrl, phone }: Props) {
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<DialogProps> }>();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    // The inline loader listens for this event and replays what it has recorded.
    const hydrated = new CustomEvent("hydrated", { detail: replayEvents });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // React may hydrate during a click. The loader has then recorded it and replays it.
      if (!link || event.timeStamp < hydrated.timeStamp) return;
      if (hasSelection(link, event)) return event.preventDefault();
      const menu = link.closest<HTMLElement>("[popover]");
      menu?.hidePopover?.();
      if (link.dataset.contact) announceContact(link.dataset.contact);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link.dataset.booking !== "dialog" || !plain) return;
      event.preventDefault();
      // A link in the menu is hidden when the menu closes, and the focus returns to the menu's button.
      opener.current = menu && document.activeElement instanceof HTMLElement ? document.activeElement : link;
      const tooLate = new Promise<never>((_, fail) => setTimeout(fail, loadLimit));
      Promise.race([import("./booking-dialog"), tooLate]).then(
        ({ default: Dialog }) => {
          setLoaded({ Dialog });
          setOpen(true);
        },
        // If the dialog's script fails to load, the link works as without scripts.
        () => location.assign(link.href),
      );
    };
    document.addEventListener("click", onClick);
    document.dispatchEvent(hydrated);
    openLists();
    watchCallBar();
    return () => document.removeEventListener("click", onClick);
  }, []);

  if (!loaded) return null;
  return <loaded.Dialog open={open} onOpenChange={setOpen} opener={opener} bookingUrl={bookingUrl} phone={phone} />;
}

/** Whether a click on a number ended its selection with the mouse, for copying and not for calling. */
function hasSelection(link: HTMLAnchorElement, { detail }: MouseEvent): boolean {
  const selection = link.protocol === "tel:" && detail > 0 ? getSelection() : null;
  return selection !== null && !selection.isCollapsed && selection.containsNode(link, true);
}
