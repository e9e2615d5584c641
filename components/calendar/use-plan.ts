import { useEffect, useRef, useState } from "react";
import type { DatedDuty } from "@/data/duties";
import type { Entry } from "@/lib/duties";
import { fitsAddress, fromFragment, newId, toFragment } from "@/lib/plan-address";

const blank = { name: "", date: "", stated: false, more: "", kilograms: "", sealed: false, detection: false };

/** A new entry of a duty. @param like another entry of it, whose fields except the dates are copied */
export function newEntry(duty: string, like?: Entry): Entry {
  const { more = "", kilograms = "", sealed = false, detection = false } = like ?? {};
  return { ...blank, id: newId(), duty, more: /^\d{4}-/.test(more) ? "" : more, kilograms, sealed, detection };
}

/** The visitor's plan, which is stored in the fragment of the page's address and nowhere else. */
export function usePlan(duties: readonly DatedDuty[]) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const choices = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The address may change to another plan. A link within the page removes the plan, which is then written again.
    const known = duties.map(({ id }) => id);
    const read = () => {
      const plan = fromFragment(location.hash, known);
      setEntries((now) => (plan.length > 0 ? plan : [...now]));
    };
    const plan = fromFragment(location.hash, known);
    // Adds the boxes that were ticked before hydration.
    const ticked = [...(choices.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])];
    const others = ticked.filter(({ value }) => !plan.some(({ duty }) => duty === value));
    setEntries([...plan, ...others.map(({ value }) => newEntry(value))]);
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [duties]);

  useEffect(() => {
    // Debounced, because browsers limit how often an address changes.
    const timer = setTimeout(() => {
      const { hash, pathname, search } = location;
      const plan = toFragment(entries);
      if (plan && fitsAddress(plan)) history.replaceState(null, "", `#${plan}`);
      else if (hash.includes("=")) history.replaceState(null, "", pathname + search);
    }, 250);
    return () => clearTimeout(timer);
  }, [entries]);

  return {
    entries,
    choices,
    add: (entry: Entry) => setEntries((now) => [...now, entry]),
    change: (entry: Entry) => setEntries((now) => now.map((other) => (other.id === entry.id ? entry : other))),
    remove: (which: (entry: Entry) => boolean) => setEntries((now) => now.filter((entry) => !which(entry))),
  };
}
