import { urgentServices } from "@/data/business";
import { enquiryIn } from "./form-values";

/** "CO" in capitals only: in small letters it is a company. */
const signs = /\b(?:smell|stink|odour|hiss|leak|escap(?:e|ing)|alarm|fumes|carbon monoxide)|\bCO\b/;

/** Whether what is typed into the form is about gas and smells of an escape. */
export function smellsOfGas(form: HTMLFormElement): boolean {
  const { service, message } = enquiryIn(form);
  return service === urgentServices.gas && (signs.test(message.toLowerCase()) || signs.test(message));
}
