/** @jest-environment jsdom */
import { openLists } from "./open-lists";

/** Whether a list of the footer is open at a window width, in a browser with or without ::details-content. */
function isOpen(width: number, knows: boolean) {
  Object.assign(window, { innerWidth: width, CSS: { supports: () => knows } });
  document.body.innerHTML = '<div class="footer-lists"><details><summary>HVAC</summary></details></div>';
  openLists();
  return document.querySelector("details")?.open;
}

it("opens the footer's lists on wide screens only when CSS cannot", () => {
  expect([isOpen(1440, false), isOpen(1440, true), isOpen(360, false)]).toEqual([true, false, false]);
});
