import { fireEvent, render, screen } from "@testing-library/react";
import { contactServices } from "@/data/business";
import { enquiryPath, formAddress } from "@/lib/enquiry";
import { serviceSubjects } from "@/lib/subjects";
import { ContactForm } from "./contact-form";
import { deliver } from "./delivery";

jest.mock("./delivery", () => ({ ...jest.requireActual("./delivery"), deliver: jest.fn() }));
const delivering = jest.mocked(deliver);

const leftOpen = /Leave it open if you are not sure\.$/;
const contact = { display: "020 7946 0182", href: "tel:+442079460182" };
const list = () => screen.getByLabelText(/Service Required/);

/** Opens the contact page. */
function open(address: string, referrer = "") {
  history.replaceState(null, "", address);
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  render(
    <ContactForm
      services={contactServices}
      subjects={serviceSubjects}
      endpoint={enquiryPath}
      phone={contact}
      email={contact}
    />,
  );
}

/** The page that the form would name if it were sent now. */
function pageSent() {
  delivering.mockReturnValue(new Promise(() => undefined));
  fireEvent.submit(screen.getByRole("form"));
  return delivering.mock.lastCall?.[1].page;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("names the service of the link, chooses what is nearest to it, and sends its page", async () => {
  open(formAddress("/services/chiller-installation"));
  expect(await screen.findByText("About: Chiller Installation")).toBeInTheDocument();
  expect(list()).toHaveValue("HVAC Installation");
  expect(list()).toHaveAccessibleDescription(/^ ?About: Chiller Installation$/);
  expect(pageSent()).toBe("/services/chiller-installation");
});

it("names an area, and leaves the service open", async () => {
  open(formAddress("/areas/canary-wharf"));
  expect(await screen.findByText("About: Canary Wharf")).toBeInTheDocument();
  expect(list()).toHaveValue("");
  expect(pageSent()).toBe("/areas/canary-wharf");
});

it("takes the page that led here where the link names none", async () => {
  open("/contact", `${location.origin}/gas-services`);
  expect(await screen.findByText("About: Gas Services")).toBeInTheDocument();
  expect(list()).toHaveValue("Gas Services");
});

it("sends the home page's path and names nothing", async () => {
  open("/contact", `${location.origin}/`);
  expect(pageSent()).toBe("/");
  expect(list()).toHaveAccessibleDescription(leftOpen);
});

it.each([
  ["of another site", "/contact", "https://elsewhere.example/gas-services"],
  ["that the site does not have", "/contact?about=call-07000-cheap", ""],
])("neither names nor sends a page %s", async (_, address, referrer) => {
  open(address, referrer);
  await import("@/lib/areas");
  expect(pageSent()).toBeUndefined();
  expect(list()).toHaveAccessibleDescription(leftOpen);
});

it("chooses nothing where the visitor has written already", async () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ message: "No heat" }));
  open(formAddress("/gas-services"));
  expect(await screen.findByText("About: Gas Services")).toBeInTheDocument();
  expect(list()).toHaveValue("");
});
