import type { Metadata } from "next";
import { NotFound } from "@/components/templates/not-found";

// The title stands in the page, as the name in the address is part of it (components/layout/unknown-path.tsx).
export const metadata: Metadata = {
  description: "There is no page at this address.",
  robots: { index: false },
  alternates: { canonical: null },
};

/** Exported as 404.html, for every unknown address. */
export default function Page() {
  return <NotFound waitForArea={false} />;
}
