/** What a page in a frame of ours may do: the attributes `sandbox` and `allow`. */
type FrameRights = { readonly sandbox: string; readonly allow?: string };

/** Another service's page runs its scripts with its own storage, and opens its links outside the frame's limits. */
const service = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** For both map services. */
export const mapRights = { sandbox: service } as const satisfies FrameRights;

/**
 * The rights of the booking page. An outside service has forms, takes payments (for which the headers name its origin,
 * see scripts/finish/headers.ts) and may lead to a bank's page and back. Our own placeholder is a page like any other.
 * @param outside whether the booking page is of another origin
 */
export const bookingRights = (outside: boolean): FrameRights | undefined =>
  outside ? { sandbox: `${service} allow-forms allow-top-navigation-by-user-activation`, allow: "payment" } : undefined;
