import { accentButton } from "@/components/ui/button-class";
import { LineIcon } from "@/components/ui/line-icon";
import { site } from "@/lib/site";

/** The call button at the bottom of small and medium screens. */
export function FloatingCallButton() {
  return (
    <aside aria-label="Call us" data-theme="emergency" className="floating-call lg:hidden print:hidden">
      <a href={site.phone.href} data-contact="phone:floating" className={accentButton}>
        <LineIcon name="phone" />
        <span>
          Call Us Now
          <span className="whitespace-nowrap">
            {" · "}
            <span translate="no">{site.phone.display}</span>
          </span>
        </span>
      </a>
    </aside>
  );
}
