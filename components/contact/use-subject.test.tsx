import { render, screen } from "@testing-library/react";
import { contactServices } from "@/data/business";
import { enquiryPath, formAddress } from "@/lib/enquiry";
import { serviceSubjects } from "@/lib/subjects";
import { ContactForm } from "./contact-form";

const leftOpen = /Leave this blank if you are not sure\.$/;
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

/** The page that goes with what is sent. */
const page = () => document.querySelector("input[name=page]");

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("names the service of the link, chooses what is nearest to it, and notes its page", async () => {
  open(formAddress("/services/chiller-installation"));
  expect(await screen.findByText("About: Chiller Installation")).toBeInTheDocument();
  expect(list()).toHaveValue("HVAC Installation");
  expect(list()).toHaveAccessibleDescription(/^ ?About: Chiller Installation$/);
  expect(page()).toHaveValue("/services/chiller-installation");
});

it("names an area, and leaves the service open", async () => {
  open(formAddress("/areas/canary-wharf"));
  expect(await screen.findByText("About: Canary Wharf")).toBeInTheDocument();
  expect(list()).toHaveValue("");
  expect(page()).toHaveValue("/areas/canary-wharf");
});

it("takes the page that led here where the link names none", async () => {
  open("/contact", `${location.origin}/gas-services`);
  expect(await screen.findByText("About: Gas Services")).toBeInTheDocument();
  expect(list()).toHaveValue("Gas Services");
});

it("notes the home page and names nothing", async () => {
  open("/contact", `${location.origin}/`);
  expect(page()).toHaveValue("/");
  expect(list()).toHaveAccessibleDescription(leftOpen);
});

it.each([
  ["of another site", "/contact", "https://elsewhere.example/gas-services"],
  ["that the site does not have", "/contact?about=call-07000-cheap", ""],
])("neither names nor notes a page %s", async (_, address, referrer) => {
  open(address, referrer);
  await import("@/lib/areas");
  expect(page()).toHaveValue("");
  expect(list()).toHaveAccessibleDescription(leftOpen);
});

it("chooses nothing where the visitor has written already", async () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ message: "No heat" }));
  open(formAddress("/gas-services"));
  expect(await screen.findByText("About: Gas Services")).toBeInTheDocument();
  expect(list()).toHaveValue("");
});
