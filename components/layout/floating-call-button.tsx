import { PhoneIcon } from "lucide-react";
import { accentButton } from "@/components/ui/button-class";
import { site } from "@/lib/site";

/** Below the large-screen breakpoint only: calls the business from anywhere on the page. */
export function FloatingCallButton() {
  return (
    <aside aria-label="Call us" data-theme="emergency" className="floating-call lg:hidden print:hidden">
      <a href={site.phone.href} data-contact="phone:floating" className={accentButton}>
        <PhoneIcon aria-hidden className="icon" />
        Call Us Now
      </a>
    </aside>
  );
}
