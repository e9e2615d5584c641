import type { Metadata } from "next";
import { NotFound } from "@/components/templates/not-found";
import SiteLayout from "./(site)/layout";
import RootLayout, { metadata as shared } from "./layout";

export { viewport } from "./layout";

// The title stands in the page, as the name in the address is part of it (components/layout/unknown-path.tsx).
export const metadata: Metadata = {
  ...shared,
  description: "There is no page at this address.",
  robots: { index: false },
  alternates: { canonical: null },
};

/** Exported as 404.html, for every unknown address. A not-found.tsx would come with the data of every page. */
export default function Page() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFound waitForArea={false} />
      </SiteLayout>
    </RootLayout>
  );
}
