import type { Env } from "./env";

/**
 * Whether a request comes from the site itself, from an origin that the owner has named, or from a program that is no
 * browser: another site can only misuse a visitor's browser, which names the site it acts for.
 */
export function fromHere(request: Request, env: Env): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // A page that sends no referrer posts its form with the origin "null"; the browser still says where it stands.
  if (origin === null || origin === "null") return site === "same-origin" || (origin === null && site === null);
  return origin === new URL(request.url).origin || allowedElsewhere(origin, env);
}

/** Whether the owner has named an origin besides the site's own. */
export function allowedElsewhere(origin: string, env: Env): boolean {
  return (env.ENQUIRY_ORIGINS ?? "").split(",").some((allowed) => allowed.trim() === origin);
}

/** Where an arrival comes from: its address, or of an IPv6 one the /64 (a household changes the rest at will) and /48. */
export function senderOf(request: Request): { readonly sender: string; readonly network: string | null } {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  if (!address.includes(":")) return { sender: address, network: null };
  return { sender: prefix(address, 4), network: prefix(address, 3) };
}

/** The first so many groups of an IPv6 address, always written alike. */
function prefix(address: string, groups: number): string {
  const [head = "", tail] = address.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const all =
    tail === undefined ? first : [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill("0"), ...last];
  return all
    .slice(0, groups)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
