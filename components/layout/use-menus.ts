"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Menu timing of the specification, in milliseconds. */
const openDelay = 200;
const skipDelay = 300;
const closeDelay = 150;

/**
 * Opens one menu at a time: for the mouse, a tap and the keyboard. The panels follow their triggers in the page, so that
 * Tab goes through them by itself.
 * @param nav the navigation: `.menu-item`s, in each a `.menu-trigger` and then its `.menu-panel`
 * @returns the id of the open panel, empty where none is, and what has to be told of the visitor
 */
export function useMenus(nav: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is open by now, also between a change and the drawing of it, and when the last one was closed.
  const now = useRef("");
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  // The menu that a click has opened or confirmed. The first click on a menu that hover has just opened keeps it, as it
  // was most likely meant to open it.
  const clicked = useRef("");

  const show = useCallback((id: string) => {
    clearTimeout(timer.current);
    const panel = document.activeElement?.closest(".menu-panel");
    // The focus in a panel that closes goes back to its trigger.
    if (panel && panel.id !== id) panel.closest(".menu-item")?.querySelector<HTMLElement>(".menu-trigger")?.focus();
    if (now.current && !id) closedAt.current = performance.now();
    if (!id) clicked.current = "";
    now.current = id;
    setOpen(id);
  }, []);

  useEffect(() => {
    // The menu that CSS has opened under the pointer or the focus stays open when the script takes over.
    show(nav.current?.querySelector(".menu-item:is(:hover, :focus-within) .menu-panel")?.id ?? "");
    return () => clearTimeout(timer.current);
  }, [nav, show]);

  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const closeIf = (type: string, meant: (event: Event) => boolean) =>
      addEventListener(type, (event) => meant(event) && show(""), abort);
    closeIf("keydown", (event) => "key" in event && event.key === "Escape");
    closeIf("pointerdown", ({ target }) => !nav.current?.contains(target as Node));
    // The browser keeps the page for going back.
    closeIf("pagehide", () => true);
    return () => abort.abort();
  }, [open, nav, show]);

  return {
    open,
    click(id: string) {
      const confirms = now.current !== id || clicked.current !== id;
      show(confirms ? id : "");
      clicked.current = confirms ? id : "";
    },
    enter(id: string, { pointerType }: PointerEvent) {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      if (now.current === id) return;
      const wait = now.current || performance.now() - closedAt.current < skipDelay ? 0 : openDelay;
      if (wait) timer.current = setTimeout(show, wait, id);
      else show(id);
    },
    leave({ pointerType }: PointerEvent) {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      timer.current = setTimeout(show, closeDelay, "");
    },
    /** The focus has gone from an item to another element; where it only left the window, the menu waits for it. */
    blur(id: string, item: Element, next: EventTarget | null) {
      if (now.current === id && next instanceof Node && !item.contains(next)) show("");
    },
  };
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrow keys go from one item to the next, from an open menu's trigger down into it, and from link to link there. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const from = document.activeElement;
  if (!step || !from) return;
  const opened =
    event.key === "ArrowDown" ? from.parentElement?.querySelector(":scope > .menu-panel[data-open]") : null;
  const panel = from.closest(".menu-panel") ?? opened;
  const stops = [...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(panel ? "a" : ".menu-trigger")];
  const next = stops[stops.indexOf(from as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
