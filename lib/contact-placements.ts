/** Where a link that contacts the firm may stand, as `data-contact` says it: the Worker counts no other. */
export const contactPlacements: readonly string[] = [
  ...["top-bar", "header", "mobile-menu", "footer", "floating", "hero", "closing", "text", "contact", "availability"],
  ...[
    "dialog",
    "dialog-late",
    "document",
    "company",
    "booking-placeholder",
    "not-found",
    "unlisted-area",
    "postcode",
    "photographs",
  ],
  ...["form", "form-error", "gas-emergency", "emergency-hero", "emergency-band"],
  // The doors of /emergency.
  ...["fire", "carbon-monoxide", "water", "heating", "gas", "cooling"],
];
