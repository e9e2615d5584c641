import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Manages which menu of the navigation is open, and adds the behaviour that Radix lacks.
 * @param nav the navigation: `.menu-item`s, in each a `.menu-trigger` and, with the id of the menu, its `.menu-panel`
 * @returns the id of the open menu (empty if none is), whether the page is hydrated, and the listeners
 */
export function useOpenMenu(nav: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState("");
  const [hydrated, setHydrated] = useState(false);
  // The menu that a click has opened or confirmed. Radix would close a menu on the first click after hover has opened
  // it, under the visitor's pointer (radix-ui/primitives#1630); here the first click keeps it open.
  const clicked = useRef("");

  useEffect(() => {
    // A menu that CSS has opened on hover or focus stays open when Radix takes over.
    setOpen(nav.current?.querySelector(".menu-item:is(:hover, :focus-within) .menu-panel")?.id ?? "");
    setHydrated(true);
    // The page may be restored from the back/forward cache.
    const close = () => setOpen("");
    addEventListener("pagehide", close);
    return () => removeEventListener("pagehide", close);
  }, [nav]);

  // Runs with Radix's first render, so that an open panel does not close for a frame.
  useLayoutEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = "";
  }, [hydrated]);

  return {
    open,
    hydrated,
    change(id: string) {
      // A closed panel is removed from the page, so the focus in it returns to its trigger.
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
     * Closes the menu of an item that has lost the focus, unless the window has lost it. A click on its trigger makes
     * Radix apply the delay again before the next hover.
     */
    blur(id: string, { currentTarget, relatedTarget }: FocusEvent) {
      if (open !== id || !relatedTarget || currentTarget.contains(relatedTarget)) return;
      clicked.current = id;
      currentTarget.querySelector<HTMLElement>(".menu-trigger")?.click();
    },
  };
}
