/** The placements of contact links, as in `data-contact`. The Worker counts no others. */
export const contactPlacements: readonly string[] = (
  "top-bar header mobile-menu footer floating hero closing text contact availability dialog dialog-late document " +
  "booking-placeholder not-found unlisted-area postcode photographs form form-error gas-emergency emergency-hero " +
  "emergency-section emergency-jobs " +
  // Links to the dangers on /emergency.
  "fire carbon-monoxide water heating gas cooling"
).split(" ");
