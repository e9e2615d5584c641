import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";

/**
 * Which menu of the navigation is open, and what Radix leaves to us of opening and closing.
 * @param nav the navigation: `.menu-item`s, in each a `.menu-trigger` and, with the id of the menu, its `.menu-panel`
 * @returns the id of the open menu (empty where none is), whether the script has taken over, and the listeners
 */
export function useOpenMenu(nav: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState("");
  const [live, setLive] = useState(false);
  // The menu that a click has opened or confirmed. Radix closes a menu on a click after hover has opened it, which
  // would take it from under the visitor's pointer (radix-ui/primitives#1630): the first click after a hover keeps it.
  const clicked = useRef("");

  useEffect(() => {
    // The menu that CSS has opened under the pointer or the focus stays open when Radix takes over.
    setOpen(nav.current?.querySelector(".menu-item:is(:hover, :focus-within) .menu-panel")?.id ?? "");
    setLive(true);
    // The drawings move once the page answers: before, their motion would hold it up.
    document.documentElement.dataset.awake = "";
    // The browser keeps the page for going back.
    const close = () => setOpen("");
    addEventListener("pagehide", close);
    return () => removeEventListener("pagehide", close);
  }, [nav]);

  return {
    open,
    live,
    change(id: string) {
      // A panel that closes is gone from the page: the focus in it goes back to its trigger.
      const panel = document.activeElement?.closest(".menu-panel");
      if (panel && panel.id !== id) panel.closest(".menu-item")?.querySelector<HTMLElement>(".menu-trigger")?.focus();
      if (!id) clicked.current = "";
      setOpen(id);
    },
    click(id: string, event: MouseEvent) {
      if (open === id && clicked.current !== id) event.preventDefault();
      clicked.current = id;
    },
    /**
     * Closes the menu of an item that the focus has left; where the focus only left the window, the menu waits for it. It
     * closes as on a click on its trigger, so that Radix knows of it and waits again before the next hover opens one.
     */
    blur(id: string, { currentTarget, relatedTarget }: FocusEvent) {
      if (open !== id || !relatedTarget || currentTarget.contains(relatedTarget)) return;
      clicked.current = id;
      currentTarget.querySelector<HTMLElement>(".menu-trigger")?.click();
    },
  };
}
