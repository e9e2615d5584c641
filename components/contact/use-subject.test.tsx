import { act, screen } from "@testing-library/react";
import { formAddress } from "@/lib/enquiry";
import { show } from "./contact-form-testing";

const list = () => screen.getByLabelText(/Service Required/);

/** Opens the contact page, and waits for what it knows of areas. */
async function open(address: string, referrer = "") {
  history.replaceState(null, "", address);
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  show();
  await act(async () => void (await import("@/lib/areas")));
}

const { origin } = location;
const chiller = "/services/chiller-installation";
const wharf = "/areas/canary-wharf";

it.each([
  ["the service of the link", formAddress(chiller), "", "Chiller Installation", "HVAC Installation", chiller],
  ["an area, and leaves the service open", formAddress(wharf), "", "Canary Wharf", "", wharf],
  ["the page that led here", "/contact", `${origin}/gas-services`, "Gas Services", "Gas Services", "/gas-services"],
])("names %s, chooses what is nearest to it, and notes its page", async (_, address, referrer, name, service, page) => {
  await open(address, referrer);
  expect(await screen.findByText(`About: ${name}`)).toBeInTheDocument();
  expect(list()).toHaveAccessibleDescription(new RegExp(`^ ?About: ${name}$`));
  expect(list()).toHaveValue(service);
  expect(document.querySelector("input[name=page]")).toHaveValue(page);
});

it.each([
  ["the home page, which it notes", "/contact", `${origin}/`, "/"],
  ["a page of another site", "/contact", "https://elsewhere.example/gas-services", ""],
  ["a page that the site does not have", "/contact?about=call-07000-cheap", "", ""],
])("does not name %s", async (_, address, referrer, page) => {
  await open(address, referrer);
  expect(document.querySelector("input[name=page]")).toHaveValue(page);
  expect(list()).toHaveAccessibleDescription(/Leave this blank if you are not sure\.$/);
});

it("chooses nothing where the visitor has written already", async () => {
  const draft = { name: "", phone: "", email: "", service: "", message: "No heat" };
  sessionStorage.setItem("enquiry", JSON.stringify(draft));
  await open(formAddress("/gas-services"));
  expect(await screen.findByText("About: Gas Services")).toBeInTheDocument();
  expect(list()).toHaveValue("");
});
