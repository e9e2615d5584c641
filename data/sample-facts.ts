/** Detects facts of the firm that are still sample data. */

/** The trading name in the delivered project. */
export const sampleName = "Riser & Main";

/**
 * Phone numbers that Ofcom reserves for drama, as E.164 without the plus: ten geographic areas with one pattern, those
 * with a block of their own, no area (01632), mobile, free to call, premium rate and UK-wide.
 */
export const dramaNumbers = new RegExp(
  `^44(?:${[
    "1(?:1[3-8]|[2-6]1)4960\\d{3}",
    "1914980\\d{3}",
    "2079460\\d{3}",
    "2896496\\d{3}",
    "2920180\\d{3}",
    "1632960\\d{3}",
    "7700900\\d{3}",
    "8081570\\d{3}",
    "9098790\\d{3}",
    "3069990\\d{3}",
  ].join("|")})$`,
);

/** Reserved domains (RFC 2606, RFC 6761). */
export const reservedHost =
  /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^127\.|^\[?::1\]?$/;
