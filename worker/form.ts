import { contactServices } from "@/data/business";
import { aboutLine, enquiryPath, type FieldName, fields, type Subject } from "@/lib/enquiry";
import type { Values } from "./body";
import type { Problems } from "./enquiry";
import { safe } from "./page";

/** What was typed, and the page that the visitor came from. */
export type Draft = Values & { readonly subject?: Subject | undefined };

/** The contact form with what was typed, to be sent again; `problems` stand beside their fields. */
export function form({ subject, ...values }: Draft, problems: Problems): string {
  const typed = (name: string) => safe(typeof values[name] === "string" ? values[name] : "");
  const wrong = (name: string) => {
    const problem = problems[name];
    return problem
      ? { attributes: ` aria-invalid="true" aria-describedby="${name}-problem"`, text: hint(name, problem) }
      : { attributes: "", text: "" };
  };
  const hint = (name: string, problem: string) => `<span class="problem" id="${name}-problem">${safe(problem)}</span>`;
  const label = (name: FieldName) =>
    `<label for="${name}">${fields[name].label}${fields[name].required ? " (required)" : ""}</label>${wrong(name).text}`;
  const input = (name: "name" | "phone" | "email") => {
    const { type, autoComplete } = fields[name];
    return `${label(name)}
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autoComplete}" required
      value="${typed(name)}"${wrong(name).attributes}>`;
  };
  const chosen = values.service || subject?.service;
  const options = contactServices.map(
    (service) => `<option${chosen === service ? " selected" : ""}>${safe(service)}</option>`,
  );
  // The line after <textarea> is the one a parser drops: without it a first line that is empty would be lost.
  return `<form method="post" action="${enquiryPath}">
    ${input("name")}
    ${input("phone")}
    ${input("email")}
    ${label("service")}
    <select id="service" name="service"${wrong("service").attributes}><option value="">Select a service</option>${options.join("")}</select>
    ${subject?.name ? `<p>${safe(aboutLine(subject.name))}</p>` : ""}
    ${label("message")}
    <textarea id="message" name="message" rows="8" required${wrong("message").attributes}>
${typed("message")}</textarea>
    <div hidden><label for="website">Leave this empty</label><input id="website" name="website" autocomplete="off"></div>
    <input type="hidden" name="key" value="${problems.key ? "" : typed("key")}">
    <input type="hidden" name="page" value="${safe(subject?.path ?? "")}">
    <button>Send Message</button>
  </form>`;
}
