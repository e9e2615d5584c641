/** Counts, where the owner has switched it on, how often which way of contact is used on which page, and nothing else. */
import { addMonths } from "@/lib/days";
import { countedMonths } from "@/lib/enquiry";
import { subjectOf } from "./came-from";
import type { Database, Env, Statement } from "./env";
import { reason } from "./forward";
import { answer } from "./page";
import { named, prepare } from "./schema";
import { fromHere, senderOf } from "./visitor";

/** What the loader sends: the way and the placement as in `data-contact`, then the page. Enquiries count when stored. */
const contact = /^(phone|email|booking):([a-z-]{1,30}) (\/\S{0,99})$/;
const largest = 200;

/** As far as a program says what it is; a browser's own words are not looked at further. */
const program = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|curl|wget|python|java\/|http-?client/i;

/** At most so many of one address in one instance, and of all in a day, so that nobody writes the database full. */
const mostOfSender = 20;
const senderMinutes = 10;
const mostOfDay = 2000;

/** Answers the page's beacon, always alike. */
export async function receiveContact(request: Request, env: Env): Promise<Response> {
  const [, way, placement, path] = (await textOf(request)).match(contact) ?? [];
  const agent = request.headers.get("User-Agent") ?? "";
  const isVisitor = fromHere(request, env) && agent !== "" && !program.test(agent);
  if (way && placement && path && isVisitor && !isFlood(request)) {
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
export async function count(request: Request, env: Env, { page, way, placement }: Counted): Promise<void> {
  const declines = ["DNT", "Sec-GPC"].some((name) => request.headers.get(name) === "1");
  if (env.COUNTING !== "on" || declines) return;
  try {
    await prepare(env.DB);
    await named(
      env.DB,
      `INSERT INTO contacts (day, page, way, place, count) SELECT :day, :page, :way, :placement, 1
       WHERE (SELECT coalesce(sum(count), 0) FROM contacts WHERE day = :day) < :most
       ON CONFLICT DO UPDATE SET count = count + 1`,
      { day: new Date().toISOString().slice(0, 10), page, way, placement, most: mostOfDay },
    ).run();
  } catch (error) {
    console.error(`A contact was not counted (${reason(error)}).`);
  }
}

/** How often each address came lately; in this instance's memory alone, and forgotten as a whole. */
const seen = new Map<string, number>();
let seenSince = 0;

function isFlood(request: Request): boolean {
  const now = Date.now();
  if (now - seenSince > senderMinutes * 60_000 || seen.size > 10_000) {
    seen.clear();
    seenSince = now;
  }
  const { sender } = senderOf(request);
  const times = (seen.get(sender) ?? 0) + 1;
  seen.set(sender, times);
  return times > mostOfSender;
}

/** Deletes the counts whose time has come. */
export function clearContacts(db: Database, now: Date): Statement {
  const oldest = addMonths(now.toISOString().slice(0, 10), -countedMonths);
  return named(db, "DELETE FROM contacts WHERE day < :oldest", { oldest });
}
