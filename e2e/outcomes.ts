import type { Page } from "@playwright/test";

/** What became of each click or submit: left to the browser ("native") or taken by a script of the page ("taken"). */
type Outcome = "native" | "taken";

/**
 * Notes whether the page itself takes a click on a link or a submit. What it leaves to the browser is stopped here, as it
 * would lead off the page (and a headless browser answers no more once it has been asked to dial).
 */
export async function noteOutcomes(page: Page) {
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.type === "click" && !target?.closest("a[href]")) return;
      let outcome = "native";
      const stop = event.preventDefault.bind(event);
      event.preventDefault = () => {
        outcome = "taken";
      };
      stop();
      setTimeout(() => performance.mark(`seen ${event.type}`, { detail: outcome }));
    };
    for (const type of ["click", "submit"]) addEventListener(type, note, true);
  });
}

/** What became of each event of one type so far, in order. */
export const outcomes = (page: Page, type: "click" | "submit"): Promise<readonly Outcome[]> =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByName(name)
        .map((mark) => (mark instanceof PerformanceMark && mark.detail === "taken" ? "taken" : "native")),
    `seen ${type}`,
  );
