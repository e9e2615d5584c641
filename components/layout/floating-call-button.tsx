import { PhoneIcon } from "lucide-react";
import { site } from "@/lib/site";

/** Below the large-screen breakpoint only: calls the business from anywhere on the page. */
export function FloatingCallButton() {
  return (
    <aside
      aria-label="Call us"
      data-theme="emergency"
      className="floating-call fixed bottom-4 left-1/2 z-30 [translate:-50%] lg:hidden print:hidden"
    >
      <a
        href={site.phone.href}
        data-contact="phone:floating"
        className="flex min-h-13 items-center gap-2.5 rounded-full border-2 border-white bg-accent px-6 font-semibold whitespace-nowrap text-white [box-shadow:var(--shadow-menu)]"
      >
        <PhoneIcon aria-hidden className="icon" />
        Call Us Now
      </a>
    </aside>
  );
}
