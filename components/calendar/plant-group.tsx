import { type ComponentProps, useState } from "react";
import { Fold } from "@/components/ui/fold";
import type { DatedDuty } from "@/data/duties";
import type { Entry } from "@/lib/duties";
import { PlantChoice } from "./plant-choice";

type Props = Omit<ComponentProps<typeof PlantChoice>, "duty" | "entries"> & {
  name: string;
  duties: readonly DatedDuty[];
  entries: readonly Entry[];
  /** Open from the start, on a phone. */
  open: boolean;
};

/** What most plant has; the same array each time, so that it is not drawn anew. */
const none: readonly Entry[] = [];

function entriesOf(duty: string, entries: readonly Entry[]): readonly Entry[] {
  const found = entries.filter((entry) => entry.duty === duty);
  return found.length > 0 ? found : none;
}

/** The plant of one trade. On a phone it folds; it opens once something in it is ticked, and then stays open. */
export function PlantGroup({ name, duties, entries, open, ...choice }: Props) {
  const ticked = duties.filter(({ id }) => entriesOf(id, entries).length > 0).length;
  const [isOpen, setIsOpen] = useState(open);
  if (ticked > 0 && !isOpen) setIsOpen(true);
  return (
    <fieldset className="plant-group">
      <legend className="label">{name}</legend>
      <small>{`${ticked} of ${duties.length}`}</small>
      <Fold of={`${name}: your plant`} open={isOpen}>
        <div>
          {duties.map((duty) => (
            <PlantChoice key={duty.id} duty={duty} entries={entriesOf(duty.id, entries)} {...choice} />
          ))}
        </div>
      </Fold>
    </fieldset>
  );
}
