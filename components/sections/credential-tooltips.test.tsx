import { act, fireEvent, render, screen } from "@testing-library/react";
import { CredentialTooltips } from "./credential-tooltips";

// What the tests' DOM does without: it has no layout whose changes could be observed.
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

it("explains a credential when the pointer has rested on it for 700 ms", async () => {
  hover("Gas Safe registered");
  await pass(699);
  expect(shown()).toBe("");
  await pass(1);
  expect(shown()).toBe("Who may work on gas.");
});

it("explains the next one at once within 300 ms of the last, and after 700 ms later on", async () => {
  hover("Gas Safe registered");
  await pass(700);
  fireEvent.keyDown(document, { key: "Escape" });
  await pass(0);
  leave("Gas Safe registered");
  expect(shown()).toBe("");
  await pass(299);
  hover("Fully insured");
  await pass(0);
  expect(shown()).toBe("Who pays for damage.");

  fireEvent.keyDown(document, { key: "Escape" });
  await pass(0);
  leave("Fully insured");
  await pass(300);
  hover("Gas Safe registered");
  await pass(699);
  expect(shown()).toBe("");
  await pass(1);
  expect(shown()).toBe("Who may work on gas.");
});
