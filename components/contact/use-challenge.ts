"use client";

import { useEffect, useRef } from "react";
import { challengeOrigin } from "@/lib/challenge";

/** Gives an unused token; undefined if the check fails to load or takes too long. */
export type TakeToken = () => Promise<string | undefined>;

/** How long a message waits for its token, in milliseconds; then it is sent without one. */
const patience = 10_000;

/**
 * Cloudflare's optional bot check (Turnstile).
 * @param isWanted the visitor has touched the form: nothing is asked of another company before
 */
export function useChallenge(siteKey: string | undefined, isWanted: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<string>(undefined);
  const onToken = useRef((_: string) => {});

  useEffect(() => {
    if (!siteKey || !isWanted) return;
    const script = document.createElement("script");
    script.src = `${challengeOrigin}/turnstile/v0/api.js?render=explicit`;
    script.onload = () => {
      if (!container.current) return;
      const callback = (token: string) => onToken.current(token);
      widget.current = window.turnstile?.render(container.current, { sitekey: siteKey, callback });
    };
    document.head.append(script);
  }, [siteKey, isWanted]);

  const takeToken: TakeToken = async () => {
    const { turnstile } = window;
    if (!turnstile || !widget.current) return undefined;
    const next = () =>
      new Promise<undefined | string>((resolve) => {
        onToken.current = resolve;
        setTimeout(resolve, patience, undefined);
      });
    const token = turnstile.getResponse(widget.current) || (await next());
    // Requests the token of the next attempt.
    turnstile.reset(widget.current);
    return token;
  };

  return { container, takeToken };
}

declare global {
  interface Window {
    turnstile?: {
      render(
        container: HTMLElement,
        options: { readonly sitekey: string; readonly callback: (token: string) => void },
      ): string | undefined;
      getResponse(widget: string): string | undefined;
      reset(widget: string): void;
    };
  }
}
