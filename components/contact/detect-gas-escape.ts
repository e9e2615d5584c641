import { urgentServices } from "@/data/business";
import { readForm } from "./form-words";

/** "CO" in capitals only: "co" is a company. */
const words = /\b(?:smell|stink|odour|hiss|leak|escap(?:e|ing)|alarm|fumes|carbon monoxide)|\bCO\b/;

/** Marks a form that mentions a gas escape, so that CSS shows a note beside its button. */
export function markGasEscape(form: HTMLFormElement): void {
  const { service, message } = readForm(form);
  const isEscape = service === urgentServices.gas && (words.test(message.toLowerCase()) || words.test(message));
  form.toggleAttribute("data-escape", isEscape);
}
