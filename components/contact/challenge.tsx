"use client";

import { useEffect, useRef } from "react";
import { challengeOrigin } from "@/lib/challenge";

type Props = {
  siteKey: string;
  /** The visitor has touched the form: nothing is asked of another company before. */
  isWanted: boolean;
  /** A message is on its way, with the token that stood in the form. */
  isBusy: boolean;
};

/** An optional check that tells people from programs. Where it cannot be loaded, the form is sent without its token. */
export function Challenge({ siteKey, isWanted, isBusy }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<string>(undefined);

  useEffect(() => {
    if (!isWanted) return;
    const script = document.createElement("script");
    script.src = `${challengeOrigin}/turnstile/v0/api.js?render=explicit`;
    script.onload = () => {
      if (!container.current) return;
      widget.current = window.turnstile?.render(container.current, {
        sitekey: siteKey,
        "response-field-name": "turnstile",
      });
    };
    document.head.append(script);
  }, [isWanted, siteKey]);

  useEffect(() => {
    // A token serves once.
    if (!isBusy && widget.current) window.turnstile?.reset(widget.current);
  }, [isBusy]);

  return <div ref={container} />;
}

declare global {
  interface Window {
    turnstile?: {
      render(container: HTMLElement, options: Readonly<Record<string, string>>): string | undefined;
      reset(widget: string): void;
    };
  }
}
