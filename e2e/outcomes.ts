import type { Page } from "@playwright/test";
import { detailsOf } from "./test";

/**
 * Notes whether the page itself takes a click on a link or a submit ("taken") or leaves it to the browser ("native"),
 * which is stopped here: it would lead off the page, and a headless browser answers no more once it has been asked to dial.
 */
export const noteOutcomes = (page: Page) =>
  page.addInitScript(() => {
    const note = (event: Event) => {
      if (event.type === "click" && !(event.target as Element).closest("a[href]")) return;
      let outcome = "native";
      event.preventDefault();
      event.preventDefault = () => {
        outcome = "taken";
      };
      setTimeout(() => performance.mark(`seen ${event.type}`, { detail: outcome }));
    };
    for (const type of ["click", "submit"]) addEventListener(type, note, true);
  });

/** What became of each event of one type so far, in order. */
export const outcomes = (page: Page, type: "click" | "submit") => detailsOf<"native" | "taken">(page, `seen ${type}`);
