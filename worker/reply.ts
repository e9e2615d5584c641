import styleSheet from "@/app/globals.css";
import { business, contactServices } from "@/data/business";
import { contact } from "@/data/pages/contact";
import { site } from "@/lib/site";
import { longest, type Problems } from "./enquiry";

/** Whom the answer is for: a script reads JSON, a browser's own form post gets a page. */
export type Reply = {
  stored(id: string, first: boolean): Response;
  invalid(problems: Problems, values: Values): Response;
  refused(status: number, message: string, values?: Values, headers?: HeadersInit): Response;
};

/** What was typed, as it came. */
export type Values = Readonly<Record<string, unknown>>;

function answer(body: string, status: number, type: string, headers?: HeadersInit): Response {
  const response = new Response(body, { status, headers });
  response.headers.set("Content-Type", `${type}; charset=utf-8`);
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  return response;
}

function json(body: object, status: number, headers?: HeadersInit): Response {
  return answer(JSON.stringify(body), status, "application/json", headers);
}

export const forScripts: Reply = {
  stored: (id, first) => json({ id }, first ? 201 : 200),
  invalid: (errors) => json({ errors }, 422),
  refused: (status, error, _values, headers) => json({ error }, status, headers),
};

export const forBrowsers: Reply = {
  stored: () =>
    page(
      201,
      "Message Sent!",
      `<p>Thank you. Your enquiry has reached us. This is what happens next:</p>
      <ol>${contact.next.map(({ name, text }) => `<li><strong>${safe(name)}.</strong> ${safe(text)}</li>`).join("")}</ol>
      ${otherWays("If it cannot wait, call")}`,
    ),
  invalid: (problems, values) =>
    page(
      422,
      "Something is missing",
      `<div role="alert"><p>Your enquiry has not been sent yet. Please look at:</p>
      <ul>${Object.entries(problems)
        .map(
          ([name, problem]) => `<li>${name in shown ? `<a href="#${name}">${safe(problem)}</a>` : safe(problem)}</li>`,
        )
        .join("")}</ul></div>
      ${form(values, problems)}${otherWays("Or call")}`,
    ),
  refused: (status, message, values, headers) =>
    page(
      status,
      "Your enquiry has not been sent",
      `<p role="alert">${safe(message)}</p>${values ? form(values, {}) : ""}${otherWays("You can always call")}`,
      headers,
    ),
};

/** The fields a person can see, and so be sent to. */
const shown = { ...longest, service: true };

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand anywhere in a page, attributes included. */
function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

function otherWays(lead: string): string {
  const { phone, email } = site;
  return `<p>${lead} <a href="${safe(phone.href)}">${safe(phone.display)}</a>, day and night, or write to
    <a href="${safe(email.href)}">${safe(email.display)}</a>.</p>`;
}

function form(values: Values, problems: Problems): string {
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
    <button>Send Message</button>
  </form>`;
}

/** The site's colours, from the one file that holds them. */
const colours = (styleSheet.match(/--color-[\w-]+: #[\da-f]+;/g) ?? []).join("");

const style = `:root{${colours}}
  body{margin:0;background:var(--color-paper);color:var(--color-ink);font:1.0625rem/1.6 system-ui,sans-serif}
  header{background:var(--color-ink);padding:1rem}
  header a{color:var(--color-paper);font-weight:700;text-decoration:none}
  header a,main{display:block;max-width:40rem;margin:auto}
  main{padding:1.5rem 1rem 4rem}
  h1{line-height:1.2}
  li{margin:.5rem 0}
  a{color:var(--color-air)}
  label{display:block;margin-top:1rem;font-weight:700}
  input,select,textarea,button{box-sizing:border-box;min-height:2.75rem;font:inherit;color:inherit}
  input,select,textarea{display:block;width:100%;padding:.5rem;border:1px solid var(--color-ink-soft);background:var(--color-white)}
  [aria-invalid]{border:2px solid var(--color-emergency)}
  .problem{display:block;color:var(--color-emergency)}
  button{margin-top:1.5rem;padding:.5rem 1.5rem;border:0;background:var(--color-ink);color:var(--color-paper);font-weight:700}
  :focus-visible{outline:3px solid var(--color-air);outline-offset:2px}`;

function page(status: number, heading: string, content: string, headers?: HeadersInit): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${safe(heading)} | ${safe(business.name)}</title>
  <style nonce="${nonce}">${style}</style>
</head>
<body>
  <header><a href="/">${safe(business.name)}</a></header>
  <main>
    <h1>${safe(heading)}</h1>
    ${content}
    <p><a href="/contact">Back to the contact page</a></p>
  </main>
</body>
</html>
`;
  const response = answer(html, status, "text/html", headers);
  response.headers.set(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // "no-referrer" would make a browser hide the origin of the next try, and a hidden origin is refused.
  response.headers.set("Referrer-Policy", "same-origin");
  return response;
}
