import type { Metadata } from "next";
import { NotFound } from "@/components/templates/not-found";
import SiteLayout from "./(site)/layout";
import RootLayout, { metadata as shared } from "./layout";

export { viewport } from "./layout";

// unknown-path.tsx renders the title, because it may contain the name in the address.
export const metadata: Metadata = {
  ...shared,
  description: "There is no page at this address.",
  robots: { index: false },
  alternates: { canonical: null },
};

/** Exported as 404.html, for every unknown address. A not-found.tsx would be in the data of every page. */
export default function Page() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFound waitForArea={false} />
      </SiteLayout>
    </RootLayout>
  );
}
