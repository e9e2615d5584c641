import type { Page } from "@playwright/test";
import { detailsOf } from "./test";

/**
 * Records whether the page handles a click on a link or a submit ("taken") or leaves it to the browser ("native").
 * Native actions are prevented, because they would leave the page, and a headless browser hangs after a tel: link.
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

/** The outcomes of all events of a type so far, in order. */
export const outcomes = (page: Page, type: "click" | "submit") => detailsOf<"native" | "taken">(page, `seen ${type}`);
