/** The permissions of a page in an iframe: the attributes `sandbox` and `allow`. */
type Permissions = { readonly sandbox: string; readonly allow?: string };

/** Lets a third-party page run scripts, use its own storage and open links in windows that are not sandboxed. */
const service = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** For both map services. */
export const mapPermissions = { sandbox: service } as const satisfies Permissions;

/**
 * The permissions of the booking page. An external service needs forms, payments (the headers name its origin, see
 * scripts/finish/headers.ts) and navigation to a bank's page. The placeholder is a page of this site and needs none.
 * @param outside whether the booking page has another origin
 */
export const bookingPermissions = (outside: boolean): Permissions | undefined =>
  outside ? { sandbox: `${service} allow-forms allow-top-navigation-by-user-activation`, allow: "payment" } : undefined;
