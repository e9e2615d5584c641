/**
 * The number that a row's reference is made of (lib/reference.ts), in a statement that reads or returns it from
 * `enquiries`. A correction has that of the enquiry it corrects.
 */
export const numberColumn =
  "coalesce((SELECT one.n FROM enquiries AS one WHERE one.id = enquiries.corrects), enquiries.n) AS number";
