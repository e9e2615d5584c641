"use client";

import { type ReactNode, useEffect, useState } from "react";
import { bookingPermissions } from "@/lib/iframe-permissions";

/** After this time, in milliseconds, a frame that has not loaded counts as failed. */
const loadLimit = 8000;

/** Makes everything except the dialog inert, or reverts that. */
export function setInert(isInert: boolean) {
  for (const part of document.body.children)
    part.toggleAttribute("inert", isInert && !part.matches(".dialog, .dialog-overlay"));
}

/** Whether a page is of another origin. */
export const isOutside = (url: string) => new URL(url, window.location.href).origin !== window.location.origin;

/** The booking page in a frame. @param children shown when loading takes long */
export function BookingFrame({ url, children }: { url: string; children: ReactNode }) {
  const [state, setState] = useState<"drawn" | "loading" | "slow" | "loaded">("drawn");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      setInert(true);
      setState("loading");
      timer = setTimeout(() => setState((now) => (now === "loading" ? "slow" : now)), loadLimit);
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(begin);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className="relative flex-none">
      {state !== "loaded" && (
        <p role="status" className="absolute inset-x-0 top-0 z-10 p-5">
          {state === "slow" ? children : "Loading the booking page…"}
        </p>
      )}
      {state === "drawn" ? (
        <div className="booking-frame" />
      ) : (
        <iframe
          // Our placeholder page hides its heading for this fragment, because the dialog has one.
          src={isOutside(url) ? url : `${url}#framed`}
          title="Online booking request"
          className="booking-frame"
          onLoad={({ currentTarget }) => {
            setState("loaded");
            // Passes Escape on to the dialog. The document of another origin is not accessible.
            currentTarget.contentDocument?.addEventListener("keydown", ({ key }) => {
              if (key === "Escape") document.dispatchEvent(new KeyboardEvent("keydown", { key }));
            });
          }}
          {...bookingPermissions(isOutside(url))}
        />
      )}
    </div>
  );
}
