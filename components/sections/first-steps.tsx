import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { gasEmergency } from "@/data/business";
import type { Danger } from "@/data/types";
import { typeset } from "@/lib/copy";
import { dial, site } from "@/lib/site";
import { DangerSign } from "./danger-sign";
import { StepsInOrder } from "./steps-in-order";

/** The colours of our call bar and the gas network's; those of public services have none. */
const barColours: Readonly<Record<string, string>> = {
  [site.phone.display]: "bg-accent text-white",
  [gasEmergency.phone]: "bg-gas-bright text-ink",
};

/** The panels of the dangers, rows on phones: whom to call, the first steps, and the page about the repair. */
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
            <DangerSign kind={id} />
            {title}
          </h3>{" "}
          <Fold summary={title}>
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
