"use client";

import { UnexpectedError } from "@/components/layout/unexpected-error";

export default function Page({ error, reset }: { error: Error; reset: () => void }) {
  return <UnexpectedError message={error.message} onRetry={reset} />;
}
