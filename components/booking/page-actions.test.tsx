import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BookingLink } from "./booking-link";
import type { RecordedEvents } from "./event-replay";
import { PageActions } from "./page-actions";

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => {};

const quoteLink = () => screen.getByRole<HTMLAnchorElement>("link", { name: "Get Free Quote" });

function show() {
  render(
    <>
      <BookingLink placement="header">Get Free Quote</BookingLink>
      <PageActions bookingUrl="/booking-request" phone={{ display: "020 7946 0182", href: "tel:+442079460182" }} />
    </>,
  );
  return { user: userEvent.setup(), link: quoteLink() };
}

/** The ways of contact that are announced from now on. */
function listen(): readonly string[] {
  const announced: string[] = [];
  document.addEventListener("contact", (event) => announced.push((event as CustomEvent<string>).detail));
  return announced;
}

/** Has the inline loader record these events before the page is hydrated. */
function record(events: () => Partial<RecordedEvents>) {
  const replay = (event: Event) => {
    const { detail: replayEvents } = event as CustomEvent<(events: RecordedEvents) => void>;
    replayEvents({ contacts: ["phone:hero"], inputs: new Map(), request: undefined, elements: () => [], ...events() });
  };
  document.addEventListener("hydrated", replay, { once: true });
}

it("leaves a click with a modifier to the browser", async () => {
  const { user, link } = show();
  await user.keyboard("{Control>}");
  await user.click(link);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("announces each use of a way of contact", async () => {
  const announced = listen();
  const { user, link } = show();
  await user.click(link);
  expect(announced).toEqual(["booking:header"]);
});

it("replays what the inline loader recorded before hydration", async () => {
  const announced = listen();
  record(() => ({ request: [quoteLink(), 0] }));
  show();
  expect(await screen.findByRole("dialog", { name: "Request a booking" })).toBeVisible();
  expect(announced).toEqual(["phone:hero", "booking:header"]);
});

it("announces a click that hydrates the page once, because the loader has recorded it", () => {
  const announced = listen();
  const call = Object.assign(document.createElement("a"), { href: "#" });
  call.dataset.contact = "phone:hero";
  document.body.append(call);
  record(() => ({}));
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
