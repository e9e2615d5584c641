"use client";

import { buttonClass } from "@/components/ui/button-class";

type Props = { message: string; onRetry: () => void };

/** The screen for a fault in the page itself: what happened, and two ways on. */
export function UnexpectedError({ message, onRetry }: Props) {
  return (
    <main id="main" className="frame py-24">
      <h1 className="text-h1">Unexpected Application Error!</h1>
      <p className="mt-6 max-w-text text-lead" role="alert">
        {message || "The page could not be shown."}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonClass("solid")}>
          Try again
        </button>
        <a href="/" className={buttonClass("outline")}>
          Return to Home
        </a>
      </div>
    </main>
  );
}
