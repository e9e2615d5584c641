import { act, fireEvent, render, screen } from "@testing-library/react";
import { routeOf } from "@/lib/routes";
import { MainNav } from "./main-nav";

// What the tests' DOM does without.
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = "", ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
} as typeof PointerEvent;

const menu = (hub: "/hvac-services" | "/gas-services", item: string) => ({
  hub: routeOf(hub),
  items: [routeOf(item)],
  sprite: "/drawings.svg",
});
const trigger = (name: "HVAC Services" | "Gas Services") => screen.getByRole("button", { name });
const isOpen = (name: Parameters<typeof trigger>[0]) => trigger(name).getAttribute("aria-expanded") === "true";
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const mouse = { pointerType: "mouse" };

function hover(name: Parameters<typeof trigger>[0]) {
  fireEvent.pointerMove(trigger(name), mouse);
}

beforeEach(() => {
  jest.useFakeTimers();
  const menus = [
    menu("/hvac-services", "/services/ventilation-systems"),
    menu("/gas-services", "/services/emergency-gas-repairs"),
  ];
  render(<MainNav before={[]} menus={menus} after={[]} />);
});
afterEach(() => jest.useRealTimers());

it("opens a menu when the pointer has rested on it for 200 ms", () => {
  hover("HVAC Services");
  pass(199);
  expect(isOpen("HVAC Services")).toBe(false);
  pass(1);
  expect(isOpen("HVAC Services")).toBe(true);
  expect(screen.getByRole("link", { name: "All HVAC Services" })).toBeInTheDocument();
});

it("closes a menu 150 ms after the pointer has left it", () => {
  hover("HVAC Services");
  pass(200);
  fireEvent.pointerLeave(trigger("HVAC Services"), mouse);
  pass(149);
  expect(isOpen("HVAC Services")).toBe(true);
  pass(1);
  expect(isOpen("HVAC Services")).toBe(false);
});

it("opens the next menu at once within 300 ms of the last, and after 200 ms later on", () => {
  const openAndLeave = () => {
    hover("HVAC Services");
    pass(200);
    fireEvent.pointerLeave(trigger("HVAC Services"), mouse);
    pass(150);
  };
  openAndLeave();
  pass(299);
  hover("Gas Services");
  pass(0);
  expect(isOpen("Gas Services")).toBe(true);
  fireEvent.pointerLeave(trigger("Gas Services"), mouse);
  pass(1000);
  openAndLeave();
  pass(300);
  hover("Gas Services");
  pass(199);
  expect(isOpen("Gas Services")).toBe(false);
  pass(1);
  expect(isOpen("Gas Services")).toBe(true);
});

it("closes on Escape, and the focus goes from its links to its trigger", () => {
  fireEvent.click(trigger("HVAC Services"));
  pass(0);
  expect(isOpen("HVAC Services")).toBe(true);
  const link = screen.getByRole("link", { name: "All HVAC Services" });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: "Escape" });
  pass(0);
  expect(isOpen("HVAC Services")).toBe(false);
  expect(trigger("HVAC Services")).toHaveFocus();
});
