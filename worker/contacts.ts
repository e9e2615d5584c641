/** Counts, where the owner has switched it on, how often which way of contact is used on which page, and nothing else. */
import { contactPlacements } from "@/lib/contact-placements";
import { addMonths } from "@/lib/days";
import { countedMonths } from "@/lib/enquiry";
import { subjectOf } from "./came-from";
import { named, reason } from "./database";
import type { Environment } from "./env";
import { answer } from "./page";
import { fromHere, withinBurst } from "./visitor";

/** What the loader sends: the way and the placement as in `data-contact`, then the page. Enquiries count when stored. */
const contact = /^(phone|email|booking):([a-z-]{1,30}) (\/\S{0,99})$/;
const largest = 200;

/** As far as a program says what it is; a browser's own words are not looked at further. */
const program = /bot|crawl|spider|slurp|headless|preview|monitor|scan|curl|wget|python|java\/|http-?client/i;

/** Answers the page's beacon, always alike. */
export async function receiveContact(request: Request, env: Environment): Promise<Response> {
  const [, way = "", placement = "", path = ""] = (await textOf(request)).match(contact) ?? [];
  const agent = request.headers.get("User-Agent") ?? "";
  const isVisitor = fromHere(request, env) && agent !== "" && !program.test(agent);
  if (contactPlacements.includes(placement) && isVisitor && (await withinBurst(request, env, "contact"))) {
    const page = (await subjectOf(path, request, env))?.path;
    if (page) await count(request, env, { page, way, placement });
  }
  return answer(null, 204, "");
}

async function textOf(request: Request): Promise<string> {
  const size = Number(request.headers.get("Content-Length"));
  return request.method === "POST" && size > 0 && size <= largest ? request.text() : "";
}

type Counted = { readonly page: string; readonly way: string; readonly placement: string };

/** Adds one to the day's count, unless the visitor's browser asks not to be counted. Never throws. */
export async function count(request: Request, env: Environment, counted: Counted): Promise<void> {
  const declines = ["DNT", "Sec-GPC"].some((name) => request.headers.get(name) === "1");
  if (env.COUNTING !== "on" || declines) return;
  try {
    await named(
      env.DB,
      `INSERT INTO contacts (day, page, way, place, count) VALUES (:day, :page, :way, :placement, 1)
       ON CONFLICT DO UPDATE SET count = count + 1`,
      { day: new Date().toISOString().slice(0, 10), ...counted },
    ).run();
  } catch (error) {
    console.error(`A contact was not counted (${reason(error)}).`);
  }
}

/** Deletes the counts whose time has come. */
export async function clearContacts({ DB: db }: Environment, now: Date): Promise<void> {
  const oldest = addMonths(now.toISOString().slice(0, 10), -countedMonths);
  await named(db, "DELETE FROM contacts WHERE day < :oldest", { oldest }).run();
}
