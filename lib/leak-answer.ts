import { inWords, today } from "./days";
import { dueOf, type Entry } from "./duties";
import { toFragment } from "./plan-address";

export type LeakAnswer = {
  /** Empty while the refrigerant or the charge is missing. */
  readonly text: string;
  /** The name of the invalid field. */
  readonly wrong?: "kilograms" | "date";
  /** The plan of the system for the compliance calendar, as a URL fragment. */
  readonly plan?: string;
};

/** Explains from a form's fields which leak checks a system needs. */
export function leakAnswer(fields: FormData): LeakAnswer {
  const of = (name: string) => String(fields.get(name) ?? "");
  const [sealed, detection] = [fields.has("sealed"), fields.has("detection")];
  const system = { more: of("gas"), kilograms: of("kilograms"), date: of("date"), sealed, detection };
  const entry: Entry = { id: "", duty: "f-gas", name: "", stated: false, ...system };
  const { note, day, months, wrong } = dueOf(entry, { every: "by charge" }, today());
  if (wrong?.kilograms) return { text: wrong.kilograms, wrong: "kilograms" };
  if (!note) return { text: "" };
  if (wrong?.date) return { text: `${note} ${wrong.date}`, wrong: "date" };
  return { text: day ? `${note} Next due on ${inWords(day)}.` : note, plan: months ? toFragment([entry]) : undefined };
}
