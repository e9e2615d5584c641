import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { gasEmergency } from "@/data/business";
import type { Danger } from "@/data/types";
import { typeset } from "@/lib/copy";
import { dial, site } from "@/lib/site";
import { DangerSign } from "./danger-sign";
import { StepsInOrder } from "./steps-in-order";

/** The colours of our bar and of the gas network's; those of the public services have none of their own. */
const barColours: Readonly<Record<string, string>> = {
  [site.phone.display]: "bg-accent text-white",
  [gasEmergency.phone]: "bg-gas-bright text-ink",
};

/** What stands behind the doors, on a phone a row each: whom to ring, what to do first, and the page about the repair. */
export function FirstSteps({ dangers }: { dangers: readonly Danger[] }) {
  return (
    <div className="container dangers on-paper">
      <h2 className="text-h2">What to do, step by step</h2>
      {dangers.map(({ id, title, firstSteps, calls, repair }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className={calls.some(({ phone }) => phone === gasEmergency.phone) ? "danger gas-first" : "danger"}
        >
          <h3 id={`${id}-title`} className="text-h3">
            <DangerSign of={id} />
            {title}
          </h3>{" "}
          <Fold of={title}>
            <ul className="danger-calls">
              {calls.map(({ name, phone }) => (
                <li key={phone}>
                  <a href={dial(phone)} data-contact={`phone:${id}`} className={barColours[phone]}>
                    <span className="label">{name}</span> <span translate="no">{typeset(phone)}</span>
                  </a>
                </li>
              ))}
            </ul>{" "}
            <StepsInOrder steps={firstSteps} />
            <p className="mt-3 text-small">
              <Prose text={repair} />
            </p>
          </Fold>
        </section>
      ))}
    </div>
  );
}
