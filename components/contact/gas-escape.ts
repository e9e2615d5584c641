import { urgentServices } from "@/data/business";
import { readWords } from "./form-words";

/** "CO" in capitals only: in small letters it is a company. */
const signs = /\b(?:smell|stink|odour|hiss|leak|escap(?:e|ing)|alarm|fumes|carbon monoxide)|\bCO\b/;

/** Marks a form that tells of a gas escape, for the note beside its button. */
export function markGasEscape(form: HTMLFormElement): void {
  const { service, message } = readWords(form);
  const isEscape = service === urgentServices.gas && (signs.test(message.toLowerCase()) || signs.test(message));
  form.toggleAttribute("data-escape", isEscape);
}
