import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BookingLink } from "./booking-link";
import type { RecordedEvents } from "./event-replay";
import { PageActions } from "./page-actions";

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => {};

function show() {
  render(
    <>
      <BookingLink placement="header">Get Free Quote</BookingLink>
      <PageActions bookingUrl="/booking-request" phone={{ display: "020 7946 0182", href: "tel:+442079460182" }} />
    </>,
  );
  return { user: userEvent.setup(), link: screen.getByRole("link", { name: "Get Free Quote" }) };
}

it("leaves a click with a modifier key to the browser", async () => {
  const { user, link } = show();
  await user.keyboard("{Control>}");
  await user.click(link);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("announces a click once when it hydrates the page and the loader has recorded it", () => {
  const announced: string[] = [];
  document.addEventListener("contact", (event) => announced.push((event as CustomEvent<string>).detail));
  const call = Object.assign(document.createElement("a"), { href: "#" });
  call.dataset.contact = "phone:hero";
  document.body.append(call);
  // Replays a recorded call, as the inline loader does.
  const replay = (event: Event) => {
    const { detail: replayEvents } = event as CustomEvent<(events: RecordedEvents) => void>;
    replayEvents({ contacts: ["phone:hero"], inputs: new Map(), request: undefined, elements: () => [] });
  };
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
