/** Counts contacts by page and way, if the owner has switched that on. */
import { contactPlacements } from "@/lib/contact-placements";
import { subjectOf } from "./came-from";
import { reason, sql } from "./database";
import type { Environment } from "./env";
import { noContent } from "./reply";
import { fromHere, withinBurst } from "./visitor";

/** The body of a beacon: way and placement as in `data-contact`, then the page. Enquiries count when stored. */
const contact = /^(phone|email|booking):([a-z-]{1,30}) (\/\S{0,99})$/;
const maxBodyBytes = 200;

/** Bots that identify themselves in the User-Agent. */
const bot = /bot|crawl|spider|slurp|headless|preview|monitor|scan|curl|wget|python|java\/|http-?client/i;

/** Responds to a page's beacon, always with status 204. */
export async function receiveContact(request: Request, env: Environment): Promise<Response> {
  const size = Number(request.headers.get("Content-Length"));
  const text = request.method === "POST" && size > 0 && size <= maxBodyBytes ? await request.text() : "";
  const [, way = "", placement = "", path = ""] = contact.exec(text) ?? [];
  const agent = request.headers.get("User-Agent") ?? "";
  const isVisitor = fromHere(request) && agent !== "" && !bot.test(agent);
  if (contactPlacements.includes(placement) && isVisitor && (await withinBurst(request, env, "contact"))) {
    const counting = subjectOf(path, request, env).then(
      (page) => page && count(request, env, { page: page.path, way, placement }),
    );
    await counting.catch((error) => console.error(`A contact was not counted (${reason(error)}).`));
  }
  return noContent();
}

type Counted = { readonly page: string; readonly way: string; readonly placement: string };

/** Increments the day's count, unless the browser sends an opt-out. */
export async function count(request: Request, env: Environment, { page, way, placement }: Counted): Promise<void> {
  const declines = ["DNT", "Sec-GPC"].some((name) => request.headers.get(name) === "1");
  if (env.COUNTING !== "on" || declines) return;
  await sql(
    env.DB,
  )`INSERT INTO contacts (day, page, way, place, count) VALUES (date(), ${page}, ${way}, ${placement}, 1)
    ON CONFLICT DO UPDATE SET count = count + 1`.run();
}
