import type { ReactNode } from "react";
import { PageActions } from "@/components/booking/page-actions";
import { FloatingCallButton } from "@/components/layout/floating-call-button";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { TopBar } from "@/components/layout/top-bar";
import { site } from "@/lib/site";

/** The layout of every page except the booking placeholder. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <TopBar />
      <Header />
      {children}
      <Footer />
      <FloatingCallButton />
      <PageActions bookingUrl={site.bookingUrl} phone={site.phone} />
    </>
  );
}
