import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import { gasEmergency } from "@/data/business";
import type { Danger } from "@/data/types";
import { parseLinks, typeset } from "@/lib/copy";
import type { SitePath } from "@/lib/paths";
import { dial, site } from "@/lib/site";
import { DangerSign } from "./danger-sign";
import { EmergencyNumber } from "./emergency-call";

/** The colours of our bar and of the gas network's; those of the public services have none of their own. */
const barColours: Readonly<Record<string, string>> = {
  [site.phone.display]: "bg-accent text-white",
  [gasEmergency.phone]: "bg-gas-bright text-ink",
};

type Props = { dangers: readonly Danger[] };

/** The top of the page of all emergencies. Some are for others than us: the number has a section of its own further down. */
export function TriageHero({ path, heading, dangers }: Props & { path: SitePath; heading: string }) {
  return (
    <div className="on-ink bg-accent text-white">
      <div className="container pb-3 md:pt-3 md:pb-8 lg:pb-12">
        <Breadcrumbs path={path} />
        <div className="flex items-end justify-between gap-8">
          <h1 className="text-h2 md:mt-4 md:text-h1">{heading}</h1>
          <EmergencyNumber placement="text" className="max-lg:hidden" />
        </div>
        <Doors dangers={dangers} />
      </div>
    </div>
  );
}

/**
 * What may have happened, a door each, on the first screen of a phone. Each says what to do at once and leads to its
 * first steps. On a phone the gas box right above is the door of the first, a smell of gas.
 */
function Doors({ dangers }: Props) {
  return (
    <nav aria-label="What has happened?">
      <ul className="doors">
        {dangers.map(({ id, title, atOnce }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <DangerSign of={id} />
              {`${title} `}
              <span>
                {parseLinks(atOnce).map(({ start, text, asItIs }) => (
                  <bdi key={start} translate={asItIs ? "no" : undefined}>
                    <Typeset text={text} />
                  </bdi>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands behind the doors, on a phone a row each: whom to ring, what to do first, and the page about the repair. */
export function FirstSteps({ dangers }: Props) {
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

/** What to do in danger, numbered in its order. */
export function StepsInOrder({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="steps-first">
      {steps.map((step) => (
        <li key={step}>
          <span>
            <Prose text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
