import { aboutParameter } from "@/lib/enquiry";
import { subjectOf } from "@/lib/subjects";
import type { Values } from "./body";
import type { Env } from "./env";
import { allowedElsewhere } from "./visitor";

/**
 * The page that a visitor came from, of those the site has: as the form says it or, where no script has filled that in,
 * as the address of the form's own page names it. Nothing else of an address is looked at.
 */
export function cameFrom(request: Request, env: Env, { page }: Values): string | null {
  const said = typeof page === "string" && page ? page : aboutIn(request, env);
  return subjectOf(said)?.path ?? null;
}

function aboutIn(request: Request, env: Env): string {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return "unknown";
  const { origin, searchParams } = new URL(referer);
  const isOurs = origin === new URL(request.url).origin || allowedElsewhere(origin, env);
  return (isOurs && searchParams.get(aboutParameter)) || "unknown";
}
