"use client";

export type ErrorProps = { error: Error; reset: () => void };

/** The error screen. It imports nothing, because every page loads its script. */
export function UnexpectedError({ error, reset }: ErrorProps) {
  return (
    <main id="main" className="container py-24">
      <h1 className="text-h1">Unexpected Application Error!</h1>
      <p className="mt-6 max-w-text text-lead" role="alert">
        {error.message || "The page could not be shown."}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={reset} className="button border-ink bg-ink text-paper">
          Try again
        </button>
        <a href="/" className="button border-ink">
          Return to Home
        </a>
      </div>
    </main>
  );
}
