/**
 * Stands between what a page shows first and the rest of it. The finishing step puts the styles of everything before
 * this point into the page itself and points this link at the whole stylesheet, which the browser then fetches while
 * the first screen is already painted (and keeps for every other page). In development it is an empty sheet.
 */
export function RestOfStyles() {
  return <link rel="stylesheet" href="data:text/css," fetchPriority="low" data-rest-of-styles />;
}
