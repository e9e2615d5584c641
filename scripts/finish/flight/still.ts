import { type Flight, isElement, type Json, resolved, rowOf } from "./rows";

export const isClient = (type: string, flight: Flight) => rowOf(type, flight)?.kind === "module";

/** A fragment or another of React's own wrappers, which are no elements of the page. */
export const isWrapper = (type: string, flight: Flight) => !isClient(type, flight) && type.startsWith("$");

const isFragment = (type: string, flight: Flight) => resolved(type, flight) === "$Sreact.fragment";

const answers = new WeakMap<object, boolean>();

/** Whether all that is in the value is plain content: nothing that listens, waits or changes. */
export function isStill(value: Json, flight: Flight): boolean {
  if (typeof value !== "object" || value === null) return isStillWord(value, flight);
  const answer = answers.get(value) ?? isStillPart(value, flight);
  answers.set(value, answer);
  return answer;
}

function isStillWord(value: Json, flight: Flight): boolean {
  if (typeof value !== "string" || !value.startsWith("$") || value.startsWith("$$") || value === "$undefined")
    return true;
  const row = rowOf(value, flight);
  return row?.kind === "text" || (row?.kind === "value" && isStill(row.value, flight));
}

function isStillPart(value: Json, flight: Flight): boolean {
  if (!isElement(value)) return Object.values(value ?? {}).every((part) => isStill(part, flight));
  const [, type, , props] = value;
  // To its library an icon is a client component, but it does nothing there.
  if (isClient(type, flight)) return typeof props.icon === "object" && props.icon !== null && "node" in props.icon;
  return (!type.startsWith("$") || isFragment(type, flight)) && isStill(props, flight);
}

/** The words in plain content, as the page shows them. */
export function wordsOf(value: Json, flight: Flight): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    if (value.startsWith("$$")) return value.slice(1);
    if (!value.startsWith("$")) return value;
    const row = rowOf(value, flight);
    if (row?.kind === "text") return row.source.slice(row.source.indexOf(",") + 1);
    return row?.kind === "value" ? wordsOf(row.value, flight) : "";
  }
  if (Array.isArray(value) && !isElement(value)) return value.map((part) => wordsOf(part, flight)).join("");
  return isElement(value) ? wordsOf(value[3].children ?? null, flight) : "";
}
