import { render } from "@testing-library/react";
import { Notices } from "./notices";

jest.mock("@/data/business", () => ({
  ...jest.requireActual("@/data/business"),
  notices: [
    { from: "2026-12-21", until: "2026-12-28", text: "Our [emergency line](/emergency) is open." },
    { from: "2026-12-24", until: "2026-12-24", text: "The office closes early." },
    { from: "2026-01-01", until: "2026-01-02", text: "This is over." },
  ],
}));

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-12-01T12:00:00Z") }));

it("shows notices that have not expired, with their dates before the text", () => {
  const { container } = render(<Notices />);
  const lines = [...container.querySelectorAll("p")].map(({ textContent, dataset }) => [textContent, dataset.dated]);
  expect(lines).toEqual([
    ["Monday 21 December to Monday 28 December: Our emergency line is open.", "2026-12-21/2026-12-28"],
    ["Thursday 24 December: The office closes early.", "2026-12-24/2026-12-24"],
  ]);
  expect(container.querySelector("a")).toHaveAttribute("href", "/emergency");
});
