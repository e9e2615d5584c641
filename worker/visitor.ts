import type { Environment } from "./env";

/**
 * Whether a request is from the site itself or from a program other than a browser. Another site can only abuse a
 * visitor's browser, which sends that site's origin.
 */
export function fromHere(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  // A page without a referrer posts its form with the origin "null", but Sec-Fetch-Site is still correct.
  if (origin === null || origin === "null") return site === "same-origin" || (origin === null && site === null);
  return origin === new URL(request.url).origin;
}

/** Whether a visitor's network (IPv4 address, IPv6 /64) is within the limit per minute of wrangler.jsonc. */
export async function withinBurst(request: Request, env: Environment, what: string): Promise<boolean> {
  return (await env.BURST.limit({ key: `${what} ${networkOf(request, 4)}` })).success;
}

/** The IPv4 address of a visitor, or the first groups of the IPv6 address, in a normalised form. */
export function networkOf(request: Request, groups: number): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  if (!address.includes(":")) return address;
  const groupsIn = (text: string) => text.split(":").filter(Boolean);
  const whole = address.replace("::", `:${"0:".repeat(8 - groupsIn(address).length)}`);
  const first = groupsIn(whole).slice(0, groups);
  return first.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
