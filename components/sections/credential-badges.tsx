"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { BadgeList, type Badges } from "./badge-list";

/**
 * The badges, and over them tooltips that are loaded when a pointer or the focus first comes near, or is there already.
 * A badge that had the focus then keeps it.
 */
export function CredentialBadges(badges: Badges) {
  const [WithTooltips, setWithTooltips] = useState<ComponentType<Badges>>();
  const box = useRef<HTMLDivElement>(null);
  // The places of the badge with the focus and of the one under the pointer, as their links are drawn anew.
  const focused = useRef(-1);
  const hovered = useRef(-1);

  useEffect(() => {
    const element = box.current;
    const load = async () => {
      for (const sign of signs) element?.removeEventListener(sign, load);
      // Where they do not come, the badges' links say as much.
      const loaded = await import("./credential-tooltips").catch(() => undefined);
      if (!loaded) return;
      focused.current = linksIn(element).indexOf(document.activeElement as HTMLElement);
      if (matchMedia("(hover: hover)").matches) {
        hovered.current = linksIn(element).findIndex((link) => link.matches(":hover"));
      }
      setWithTooltips(() => loaded.CredentialTooltips);
    };
    for (const sign of signs) element?.addEventListener(sign, load);
    if (element?.matches(":hover, :focus-within")) load();
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, load);
    };
  }, []);

  useEffect(() => {
    if (!WithTooltips) return;
    const links = linksIn(box.current);
    links[focused.current]?.focus();
    // A pointer that rests moves no more: its delay begins here.
    const rests = new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" });
    links[hovered.current]?.dispatchEvent(rests);
  }, [WithTooltips]);

  return <div ref={box}>{WithTooltips ? <WithTooltips {...badges} /> : <BadgeList {...badges} />}</div>;
}

/** What tells that a visitor comes near. */
const signs = ["pointerenter", "focusin"] as const;

function linksIn(element: HTMLElement | null): readonly HTMLElement[] {
  return [...(element?.querySelectorAll("a") ?? [])];
}
