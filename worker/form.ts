import { contactServices } from "@/data/business";
import type { Values } from "./body";
import { longest, type Problems } from "./enquiry";
import { safe } from "./page";

/** The contact form with what was typed, to be sent again; `problems` stand beside their fields. */
export function form(values: Values, problems: Problems): string {
  const typed = (name: string) => safe(typeof values[name] === "string" ? values[name] : "");
  const wrong = (name: string) => {
    const problem = problems[name];
    return problem
      ? { attributes: ` aria-invalid="true" aria-describedby="${name}-problem"`, text: hint(name, problem) }
      : { attributes: "", text: "" };
  };
  const hint = (name: string, problem: string) => `<span class="problem" id="${name}-problem">${safe(problem)}</span>`;
  const input = (name: "name" | "phone" | "email", label: string, type: string, autocomplete: string) => `
    <label for="${name}">${label} (required)</label>${wrong(name).text}
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required
      maxlength="${longest[name]}" value="${typed(name)}"${wrong(name).attributes}>`;
  const options = contactServices.map(
    (service) => `<option${values.service === service ? " selected" : ""}>${safe(service)}</option>`,
  );
  // The line after <textarea> is the one a parser drops: without it a first line that is empty would be lost.
  return `<form method="post" action="/api/enquiries">
    ${input("name", "Full Name", "text", "name")}
    ${input("phone", "Phone Number", "tel", "tel")}
    ${input("email", "Email Address", "email", "email")}
    <label for="service">Service Required</label>${wrong("service").text}
    <select id="service" name="service"${wrong("service").attributes}><option value="">Select a service</option>${options.join("")}</select>
    <label for="message">Message (required)</label>${wrong("message").text}
    <textarea id="message" name="message" rows="8" required
      maxlength="${longest.message}"${wrong("message").attributes}>
${typed("message")}</textarea>
    <div hidden><label for="website">Leave this empty</label><input id="website" name="website" autocomplete="off"></div>
    <input type="hidden" name="key" value="${problems.key ? "" : typed("key")}">
    <button>Send Message</button>
  </form>`;
}
