import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import BookingDialog from "./booking-dialog";
import { BookingLink } from "./booking-link";
import type { RecordedEvents } from "./event-replay";
import { PageActions } from "./page-actions";

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => {};

const phone = { display: "020 7946 0182", href: "tel:+442079460182" };

function show() {
  render(
    <>
      <BookingLink placement="header">Get Free Quote</BookingLink>
      <PageActions bookingUrl="/booking-request?id=sample" phone={phone} />
    </>,
  );
  return userEvent.setup();
}

it("opens the booking page in a dialog, with the phone and a new-tab link beside it", async () => {
  const user = show();
  await user.click(screen.getByRole("link", { name: "Get Free Quote" }));
  const dialog = await screen.findByRole("dialog", { name: "Request a booking" });
  expect(await screen.findByTitle("Online booking request")).toHaveAttribute("src", "/booking-request?id=sample");
  expect(dialog).toHaveTextContent(phone.display);
  expect(screen.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute("rel", "noopener");
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

it("lets an outside booking service take a payment in its frame, and trusts our own page as any other", async () => {
  const frame = () => screen.findByTitle("Online booking request");
  const user = show();
  await user.click(screen.getByRole("link", { name: "Get Free Quote" }));
  expect(await frame()).not.toHaveAttribute("sandbox");
  expect(await frame()).not.toHaveAttribute("allow");
  cleanup();
  render(
    <BookingDialog
      open
      onOpenChange={() => {}}
      opener={{ current: null }}
      bookingUrl="https://book.test/"
      phone={phone}
    />,
  );
  expect(await frame()).toHaveAttribute("allow", "payment");
  expect((await frame()).getAttribute("sandbox")?.split(" ")).toEqual(
    expect.arrayContaining(["allow-scripts", "allow-forms", "allow-same-origin", "allow-popups"]),
  );
});

it.each([
  [
    "its button",
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button", { name: "Close" })),
  ],
  ["Escape", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Escape}")],
])("closes on %s and gives the focus back", async (_way, close) => {
  const user = show();
  const link = screen.getByRole("link", { name: "Get Free Quote" });
  await user.click(link);
  await screen.findByRole("dialog");
  await close(user);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(link).toHaveFocus();
});

it("leaves a click with a modifier to the browser", async () => {
  const user = show();
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "Get Free Quote" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("announces each use of a way of contact", async () => {
  const announced: string[] = [];
  document.addEventListener("contact", (event) => announced.push((event as CustomEvent<string>).detail), {
    once: true,
  });
  const user = show();
  await user.click(screen.getByRole("link", { name: "Get Free Quote" }));
  expect(announced).toEqual(["booking:header"]);
});

it("replays what the inline loader recorded before hydration", async () => {
  const announced: string[] = [];
  document.addEventListener("contact", (event) => announced.push((event as CustomEvent<string>).detail));
  const replay = (event: Event) => {
    const { detail: replayEvents } = event as CustomEvent<(events: RecordedEvents) => void>;
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Get Free Quote" });
    replayEvents({ contacts: ["phone:hero"], inputs: new Map(), request: [link, 0], elements: () => [link] });
  };
  document.addEventListener("hydrated", replay, { once: true });
  show();
  expect(await screen.findByRole("dialog", { name: "Request a booking" })).toBeVisible();
  expect(announced).toEqual(["phone:hero", "booking:header"]);
});

it("announces a click that hydrates the page once, because the loader has recorded it", async () => {
  const announced: string[] = [];
  document.addEventListener("contact", (event) => announced.push((event as CustomEvent<string>).detail));
  const call = Object.assign(document.createElement("a"), { href: "#" });
  call.dataset.contact = "phone:hero";
  document.body.append(call);
  const replay = (event: Event) =>
    (event as CustomEvent<(events: RecordedEvents) => void>).detail({
      ...{ contacts: ["phone:hero"], inputs: new Map(), request: undefined, elements: () => [] },
    });
  document.addEventListener("hydrated", replay, { once: true });
  const hydrate = (click: Event) => {
    // jsdom's time stamps are whole milliseconds.
    while (new Event("next").timeStamp <= click.timeStamp);
    show();
  };
  document.addEventListener("click", hydrate, { capture: true, once: true });
  call.click();
  expect(announced).toEqual(["phone:hero"]);
  call.click();
  expect(announced).toEqual(["phone:hero", "phone:hero"]);
});
