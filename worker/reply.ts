import { contact } from "@/data/pages/contact";
import { fields, isField, mailAbout, referenceLine, sent } from "@/lib/enquiry";
import { interpolate } from "@/lib/placeholders";
import { site } from "@/lib/site";
import type { Problems } from "./enquiry";
import { type Draft, form } from "./form";
import { answer, json, page, safe } from "./page";
import type { Stored } from "./store";

const { next } = interpolate(contact, "data/pages/contact.ts", { phone: site.phone.display });

/** Whom the answer is for: a script reads JSON, a browser's own form post gets a page. */
export type Reply = {
  stored(stored: Stored, isNew: boolean): Response;
  invalid(problems: Problems, values: Draft): Response;
  refused(status: number, message: string, values?: Draft, headers?: HeadersInit): Response;
};

const notSent = "Your enquiry has not been sent";

export const forScripts: Reply = {
  stored: ({ id, reference }, isNew) => json({ id, reference }, isNew ? 201 : 200),
  invalid: (errors) => json({ errors }, 422),
  refused: (status, error, _values, headers) => json({ error }, status, headers),
};

export const forBrowsers: Reply = {
  stored: ({ reference }) =>
    page(
      201,
      sent.title,
      `<p>Thank you. Your enquiry has reached us. <strong>${safe(referenceLine(reference))}</strong></p>
      <p>You can <a href="${safe(mailAbout(site.email.href, reference))}">send photographs by e-mail</a>. Here is what happens next:</p>
      <ol>${next.map(({ name, text }) => `<li><strong>${safe(name)}.</strong> ${withLinks(text)}</li>`).join("")}</ol>
      ${otherWays("If it cannot wait, call")}`,
    ),
  invalid: (problems, values) =>
    page(
      422,
      notSent,
      `<div role="alert"><p>Please check:</p>
      <ul>${Object.entries(problems)
        .map(
          ([name, problem]) =>
            `<li>${isField(name) ? `<a href="#${name}">${fields[name].label}: ${safe(problem)}</a>` : safe(problem)}</li>`,
        )
        .join("")}</ul></div>
      ${form(values, problems)}${otherWays("Or call")}`,
    ),
  refused: (status, message, values = {}, headers) =>
    page(
      status,
      notSent,
      `<p role="alert">${safe(message)}</p>${otherWays("You can always call")}${form(values, {})}`,
      headers,
    ),
};

/**
 * A text of `data/` as HTML, with its links to pages. The contact page shows the same text, and its build checks where they
 * lead: lib/copy.ts, which the Worker leaves alone as it would bring the words of every page.
 */
const withLinks = (text: string) => safe(text).replace(/\[([^\]]+)\]\((\/[^)]+)\)/g, '<a href="$2">$1</a>');

function otherWays(lead: string): string {
  const { phone, email } = site;
  return `<p>${lead} <a href="${safe(phone.href)}" translate="no">${safe(phone.display)}</a>, day or night, or write to
    <a href="${safe(email.href)}" translate="no">${safe(email.display)}</a>.</p>`;
}

/** Tells a browser that an origin the owner has named may post. */
export function preflight(): Response {
  return answer(null, 204, "", {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key, File-Name, File-Number",
    "Access-Control-Max-Age": "86400",
  });
}
