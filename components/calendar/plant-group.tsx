import { type ComponentProps, useState } from "react";
import { SymbolImage } from "@/components/sections/symbol-image";
import { Fold } from "@/components/ui/fold";
import type { DatedDuty } from "@/data/duties";
import type { SymbolId } from "@/data/symbols";
import type { Entry } from "@/lib/duties";
import { PlantChoice } from "./plant-choice";

type Props = Omit<ComponentProps<typeof PlantChoice>, "duty" | "entries"> & {
  name: DatedDuty["group"];
  duties: readonly DatedDuty[];
  entries: readonly Entry[];
  /** Whether it is initially open on phones. */
  open: boolean;
};

const symbols: Readonly<Record<DatedDuty["group"], SymbolId>> = {
  Gas: "wall-boiler",
  "Property you let": "house",
  Cooling: "chiller",
  Water: "tank",
  "Air and fire": "dampers",
  "Pressure and lifting": "crane",
};

/** The plant of one trade, closed on phones until a box in it is ticked. */
export function PlantGroup({ name, duties, entries, open, ...choice }: Props) {
  const ticked = duties.filter(({ id }) => entries.some(({ duty }) => duty === id)).length;
  const [isOpen, setIsOpen] = useState(open);
  if (ticked > 0 && !isOpen) setIsOpen(true);
  return (
    <fieldset className="plant-group" data-theme={duties[0]?.theme}>
      <legend className="float-left flex gap-3 text-h3 font-[640]">
        <SymbolImage id={symbols[name]} centred className="-my-1 w-[clamp(2.75rem,7vw,3.5rem)]" />
        {name}
      </legend>
      <small className="float-right text-small leading-6 text-ink-soft max-md:mr-8">{`${ticked} of ${duties.length}`}</small>
      <Fold summary={`${name}: your plant`} open={isOpen}>
        <div>
          {duties.map((duty) => (
            <PlantChoice
              key={duty.id}
              duty={duty}
              entries={entries.filter((entry) => entry.duty === duty.id)}
              {...choice}
            />
          ))}
        </div>
      </Fold>
    </fieldset>
  );
}
