"use client";

import { useEffect, useRef } from "react";
import { challengeOrigin } from "@/lib/challenge";

/** The name of the field that the check puts into the form, with its token. */
export const tokenField = "turnstile";

type Props = {
  siteKey: string;
  /** The visitor has touched the form: nothing is asked of another company before. */
  isWanted: boolean;
  /** A message is on its way, with the token that stood in the form. */
  isBusy: boolean;
};

/** An optional check that tells people from programs. Where it cannot be loaded, the form is sent without its token. */
export function Challenge({ siteKey, isWanted, isBusy }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<string>(undefined);

  useEffect(() => {
    if (!isWanted) return;
    const script = document.createElement("script");
    script.src = `${challengeOrigin}/turnstile/v0/api.js?render=explicit`;
    script.onload = () => {
      if (!place.current) return;
      widget.current = window.turnstile?.render(place.current, { sitekey: siteKey, "response-field-name": tokenField });
    };
    document.head.append(script);
  }, [isWanted, siteKey]);

  useEffect(() => {
    // A token serves once.
    if (!isBusy && widget.current) window.turnstile?.reset(widget.current);
  }, [isBusy]);

  return <div ref={place} />;
}

declare global {
  interface Window {
    turnstile?: {
      render(place: HTMLElement, options: Readonly<Record<string, string>>): string | undefined;
      reset(widget: string): void;
    };
  }
}
