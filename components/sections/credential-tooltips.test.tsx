import { act, fireEvent, render, screen } from "@testing-library/react";
import { CredentialTooltips } from "./credential-tooltips";

// jsdom has no layout and therefore no ResizeObserver.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const credentials = [
  { name: "Gas Safe registered", tooltip: "Who may work on gas." },
  { name: "Fully insured", tooltip: "Who pays for damage." },
];
const badge = (name: string) => screen.getByRole("link", { name });
const shown = () => screen.queryByRole("tooltip")?.textContent ?? "";
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const hover = (name: string) => fireEvent.pointerMove(badge(name), { pointerType: "mouse" });
const leave = (name: string) => fireEvent.pointerLeave(badge(name), { pointerType: "mouse" });

beforeEach(() => {
  jest.useFakeTimers();
  render(<CredentialTooltips credentials={credentials} icon={null} />);
});
afterEach(() => jest.useRealTimers());

/** Hovers a badge for 700 ms, until its tooltip opens. */
async function rest(name: string, tooltip: string) {
  hover(name);
  await pass(699);
  expect(shown()).toBe("");
  await pass(1);
  expect(shown()).toBe(tooltip);
}

async function close(name: string) {
  fireEvent.keyDown(document, { key: "Escape" });
  await pass(0);
  leave(name);
  expect(shown()).toBe("");
}

it("opens a tooltip after a hover of 700 ms, and the next one at once within 300 ms", async () => {
  await rest("Gas Safe registered", "Who may work on gas.");
  await close("Gas Safe registered");
  await pass(299);
  hover("Fully insured");
  await pass(0);
  expect(shown()).toBe("Who pays for damage.");
  await close("Fully insured");
  await pass(300);
  await rest("Gas Safe registered", "Who may work on gas.");
});
