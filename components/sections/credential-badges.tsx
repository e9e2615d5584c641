"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { BadgeList, type Credential } from "./badge-list";

type Props = { credentials: readonly Credential[] };

/**
 * The badges, and over them tooltips that are loaded when a pointer or the focus first comes near. A badge that had
 * the focus then keeps it.
 */
export function CredentialBadges({ credentials }: Props) {
  const [WithTooltips, setWithTooltips] = useState<ComponentType<Props>>();
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);

  useEffect(() => {
    const element = box.current;
    const load = async () => {
      for (const sign of signs) element?.removeEventListener(sign, load);
      const { CredentialTooltips } = await import("./credential-tooltips");
      focused.current = linksIn(element).indexOf(document.activeElement);
      setWithTooltips(() => CredentialTooltips);
    };
    for (const sign of signs) element?.addEventListener(sign, load);
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, load);
    };
  }, []);

  useEffect(() => {
    const link = WithTooltips && linksIn(box.current)[focused.current];
    if (link instanceof HTMLElement) link.focus();
  }, [WithTooltips]);

  return (
    <div ref={box}>
      {WithTooltips ? <WithTooltips credentials={credentials} /> : <BadgeList credentials={credentials} />}
    </div>
  );
}

/** What tells that a visitor comes near. */
const signs = ["pointerenter", "focusin"] as const;

function linksIn(element: HTMLElement | null): (Element | null)[] {
  return [...(element?.querySelectorAll("a") ?? [])];
}
