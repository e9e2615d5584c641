import { drawingStyles } from "./drawing-styles";

const css = `
  @import "./media.css";
  @theme { --color-ink: #123; --color-gas: #960; }
  @media screen and (prefers-color-scheme: dark) { :root { --color-ink: #eee; } }
  .drawing { --line: var(--color-ink); stroke: var(--line); } /* The hand. */
  .d-gas, .d-air { fill: none; }
  .drawing text { fill: var(--color-gas); }
  @media (prefers-reduced-motion: no-preference) { .d-air { animation: flow 1s; } }
  @media (forced-colors: active) { .drawing { --line: CanvasText; } }`;

it("keeps what a picture uses, by day and after dark, and nothing else", async () => {
  expect(await drawingStyles('<svg class="drawing"><path class="d-air"/></svg>', css)).toBe(
    ":root{--color-ink:#123;}@media screen and (prefers-color-scheme:dark){:root{--color-ink:#eee;}}" +
      ".drawing{--line:var(--color-ink);stroke:var(--line);}.d-air{fill:none;}",
  );
});
