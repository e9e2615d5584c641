"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { BadgeList, type Badges } from "./badge-list";

/**
 * The badges, whose tooltips load on the first hover or focus, or at once if a badge is already hovered or focused.
 * A focused badge keeps the focus.
 */
export function CredentialBadges(badges: Badges) {
  const [WithTooltips, setWithTooltips] = useState<ComponentType<Badges>>();
  const box = useRef<HTMLDivElement>(null);
  // Indexes of the focused and the hovered badge, because their links are re-rendered with the tooltips.
  const focused = useRef(-1);
  const hovered = useRef(-1);

  useEffect(() => {
    const element = box.current;
    const load = async () => {
      for (const type of approachEvents) element?.removeEventListener(type, load);
      // If the import fails, the badges' links still lead to the explanations.
      const loaded = await import("./credential-tooltips").catch(() => undefined);
      if (!loaded) return;
      focused.current = linksIn(element).indexOf(document.activeElement as HTMLElement);
      if (matchMedia("(hover: hover)").matches) {
        hovered.current = linksIn(element).findIndex((link) => link.matches(":hover"));
      }
      setWithTooltips(() => loaded.CredentialTooltips);
    };
    for (const type of approachEvents) element?.addEventListener(type, load);
    if (element?.matches(":hover, :focus-within")) load();
    return () => {
      for (const type of approachEvents) element?.removeEventListener(type, load);
    };
  }, []);

  useEffect(() => {
    if (!WithTooltips) return;
    const links = linksIn(box.current);
    links[focused.current]?.focus();
    // A resting pointer fires no event, so this starts the tooltip's delay for it.
    const rests = new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" });
    links[hovered.current]?.dispatchEvent(rests);
  }, [WithTooltips]);

  return <div ref={box}>{WithTooltips ? <WithTooltips {...badges} /> : <BadgeList {...badges} />}</div>;
}

const approachEvents = ["pointerenter", "focusin"] as const;

function linksIn(element: HTMLElement | null): readonly HTMLElement[] {
  return [...(element?.querySelectorAll("a") ?? [])];
}
