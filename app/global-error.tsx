"use client";

import { UnexpectedError } from "@/components/layout/unexpected-error";
import "./globals.css";

export default function Page({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-GB">
      <body>
        <UnexpectedError message={error.message} onRetry={reset} />
      </body>
    </html>
  );
}
