import type { Environment } from "./env";

/**
 * Whether a request comes from the site itself or from a program that is no browser: another site can only misuse a
 * visitor's browser, which names the site it acts for.
 */
export function fromHere(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // A page without a referrer posts its form with the origin "null"; Sec-Fetch-Site still names its site.
  if (origin === null || origin === "null") return site === "same-origin" || (origin === null && site === null);
  return origin === new URL(request.url).origin;
}

/** Whether a visitor's network (IPv4 address, IPv6 /64) stays within what wrangler.jsonc allows it in a minute. */
export async function withinBurst(request: Request, env: Environment, what: string): Promise<boolean> {
  return (await env.BURST.limit({ key: `${what} ${networkOf(request, 4)}` })).success;
}

/** The IPv4 address of a visitor, or the first so many groups of an IPv6 one, always written alike. */
export function networkOf(request: Request, groups: number): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  if (!address.includes(":")) return address;
  const groupsIn = (text: string) => text.split(":").filter(Boolean);
  const whole = address.replace("::", `:${"0:".repeat(8 - groupsIn(address).length)}`);
  const first = groupsIn(whole).slice(0, groups);
  return first.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
