import { contactServices } from "@/data/business";
import { aboutLine, fields, isField, mailAbout, referenceLine, sent } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { cameFrom } from "./came-from";
import type { Problems, Values } from "./enquiry";
import type { Environment } from "./env";
import type { Stored } from "./store";

export type Outcome = {
  readonly status: number;
  readonly body: Stored | { readonly errors: Problems } | { readonly error: string };
  readonly headers?: Readonly<Record<string, string>>;
  /** The values to return to a visitor after a native form post. */
  readonly typed?: Values;
};

/** A response of the Worker, with headers against caching, type sniffing and plain HTTP. */
function answer(body: BodyInit | null, status: number, headers?: HeadersInit): Response {
  const response = new Response(body, { status, headers });
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  // Same value as in public/_headers.
  response.headers.set("Strict-Transport-Security", "max-age=63072000");
  return response;
}

export function json(body: object, status: number, headers?: HeadersInit): Response {
  return answer(JSON.stringify(body), status, { "Content-Type": "application/json; charset=utf-8", ...headers });
}

export function noContent(): Response {
  return answer(null, 204);
}

/** Escapes text for HTML, including attributes. */
const safe = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The response to a native form post: the contact page with the outcome below its heading and the typed values. */
export async function contactPage(outcome: Outcome, request: Request, env: Environment): Promise<Response> {
  const { status, body, headers, typed = {} } = outcome;
  const subject = await cameFrom(request, env, typed);
  const errors = "errors" in body ? body.errors : {};
  const isSent = "reference" in body;
  const values: Values = {
    ...typed,
    service: typed.service || subject?.service,
    page: subject?.path,
    key: errors.key ? "" : typed.key,
    website: "",
  };
  const options = ["Select a service", ...contactServices].map((option, i) => {
    const value = i === 0 ? ' value=""' : "";
    return `<option${value}${option === values.service ? " selected" : ""}>${safe(option)}</option>`;
  });
  const page = new HTMLRewriter()
    // Scripts would hydrate the page with a wrong address, and the drawing would push the outcome down.
    .on("script, .hero-drawing", { element: (element) => void element.remove() })
    .on("h1", { element: (h1) => void h1.setInnerContent(isSent ? sent.title : "Your enquiry has not been sent") })
    .on(".hero .text-lead", {
      element(lead) {
        lead.setAttribute("role", isSent ? "status" : "alert");
        lead.setInnerContent(`${noteOn(body)} If it cannot wait, call ${phoneLink}, day or night.`, { html: true });
      },
    })
    .on("form[method=post] [name]", {
      element(field) {
        const name = field.getAttribute("name") ?? "";
        const value = typeof values[name] === "string" ? values[name] : "";
        if (name === "service") field.setInnerContent(options.join(""), { html: true });
        // Parsers drop a line break after the tag, so without this one an empty first line would be lost.
        else if (name === "message") field.setInnerContent(`\n${value}`);
        else field.setAttribute("value", value.replaceAll("&", "&amp;"));
        if (!errors[name]) return;
        field.setAttribute("aria-invalid", "true");
        field.setAttribute("aria-describedby", `${name}-error`);
        field.setAttribute("style", "border-color: var(--color-emergency)");
      },
    })
    .on("p[id$=-error]", {
      element: (p) => void p.setInnerContent(errors[p.getAttribute("id")?.replace("-error", "") ?? ""] ?? ""),
    });
  if (subject?.name) {
    page.on("#service-hint", { element: (hint) => void hint.setInnerContent(aboutLine(subject.name)) });
  }
  const asset = page.transform(await env.ASSETS.fetch(new URL("/contact", request.url)));
  return answer(asset.body, status, [...asset.headers, ...Object.entries(headers ?? {})]);
}

const link = (href: string, text: string) => `<a class="text-link" href="${safe(href)}">${safe(text)}</a>`;
const { phone, email } = site;
const phoneLink = link(phone.href, phone.display).replace("<a ", '<a translate="no" ');

function noteOn(body: Outcome["body"]): string {
  if ("error" in body) return safe(body.error);
  if ("reference" in body) {
    const photographs = link(mailAbout(email.href, body.reference), "send photographs by e-mail");
    return `Thank you. Your enquiry has reached us. <strong>${referenceLine(body.reference)}</strong>
      You can ${photographs}. Read ${link("#what-happens-next", "what happens next")}.`;
  }
  const problems = Object.entries(body.errors).map(([name, problem]) =>
    isField(name) ? link(`#${name}`, `${fields[name].label}: ${problem}`) : safe(problem),
  );
  return `Please check:<br>${problems.join("<br>")}<br>`;
}
