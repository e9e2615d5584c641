import type { Metadata } from "next";
import { NotFound } from "@/components/templates/not-found";
import { business } from "@/data/business";

export const metadata: Metadata = {
  title: `Page not found | ${business.name}`,
  description: "There is no page at this address.",
  robots: { index: false },
  alternates: { canonical: null },
};

/** Exported as 404.html, for every unknown address. */
export default function Page() {
  return <NotFound waitForArea={false} />;
}
