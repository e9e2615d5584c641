import { useRef, useState } from "react";
import type { DatedDuty } from "@/data/duties";
import { type Day, inWords } from "@/lib/days";
import { dueOf, type Entry } from "@/lib/duties";
import { Checkbox } from "./checkbox";
import { EntryFields } from "./entry-fields";
import { TypedField } from "./typed-field";
import { newEntry } from "./use-plan";

type Props = {
  duty: DatedDuty;
  entries: readonly Entry[];
  now: Day;
  onAdd: (entry: Entry) => void;
  onChange: (entry: Entry) => void;
  onRemove: (which: (entry: Entry) => boolean) => void;
};

/** One kind of plant: a checkbox, and the fields of each of the visitor's pieces. */
export function PlantChoice({ duty, entries, now, onAdd, onChange, onRemove }: Props) {
  // Restored if the box is ticked again.
  const [removed, setRemoved] = useState<readonly Entry[]>([]);
  /** Gets the focus when an entry is removed, together with its button. */
  const addButton = useRef<HTMLButtonElement>(null);
  const toggle = (on: boolean) => {
    if (on) return (removed.length > 0 ? removed : [newEntry(duty.id)]).forEach(onAdd);
    setRemoved(entries);
    onRemove((entry) => entry.duty === duty.id);
  };
  const another = () => {
    onAdd(newEntry(duty.id, entries.at(-1)));
    // Waits until the fields are rendered, directly before the button.
    requestAnimationFrame(() => {
      addButton.current?.previousElementSibling?.querySelector<HTMLElement>("input, select")?.focus();
    });
  };
  return (
    <div>
      <Checkbox value={duty.id} checked={entries.length > 0} onChange={({ target }) => toggle(target.checked)}>
        {duty.plant}
      </Checkbox>
      {entries.map((entry, index) => {
        const due = dueOf(entry, duty, now);
        const which = entry.name || (entries.length > 1 ? `number ${index + 1}` : "");
        return (
          <fieldset key={entry.id} className="plan-entry mt-1 mb-4 ml-2.5 border-l-[1.5px] border-accent pl-6">
            <legend className="sr-only">{`${duty.plant} ${which}`.trim()}</legend>
            <EntryFields entry={entry} rule={duty} due={due} onChange={onChange} />
            <TypedField entry={entry} onChange={onChange} id={entry.id} field="name" label="Which one (optional)" />
            {(due.note || due.day) && (
              <p className="col-span-full text-small">
                {due.note} {due.day && `${due.day < now ? "Overdue since" : "Next due on"} ${inWords(due.day)}.`}
              </p>
            )}
            {entries.length > 1 && (
              <button
                type="button"
                className="plan-link col-span-full"
                onClick={() => {
                  onRemove(({ id }) => id === entry.id);
                  addButton.current?.focus();
                }}
              >
                Remove {which}
              </button>
            )}
          </fieldset>
        );
      })}
      {entries.length > 0 && (
        <button type="button" ref={addButton} className="plan-link mb-2 ml-9" onClick={another}>
          Add another<span className="sr-only">: {duty.plant}</span>
        </button>
      )}
    </div>
  );
}
