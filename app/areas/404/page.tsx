import type { Metadata } from "next";
import { NotFound } from "@/components/templates/not-found";
import { business } from "@/data/business";

export const metadata: Metadata = {
  title: `Area | ${business.name}`,
  description: "An area without a page of its own.",
  robots: { index: false },
  alternates: { canonical: null },
};

/** Exported as areas/404.html, which a host serves with status 404 for every unknown address under /areas. */
export default function Page() {
  return <NotFound waitForArea />;
}
