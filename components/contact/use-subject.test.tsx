import { act, waitFor } from "@testing-library/react";
import { formAddress } from "@/lib/enquiry";
import { field, show } from "./contact-form-testing";
import { emptyForm } from "./form-words";

/** Opens the contact page, and waits for its list of areas. */
async function open(address: string, referrer = "") {
  history.replaceState(null, "", address);
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  show();
  await act(async () => void (await import("@/lib/areas")));
}

const service = () => field("Service Required");
const { origin } = location;
const chiller = "/services/chiller-installation";
const wharf = "/areas/canary-wharf";
const blank = "Leave this blank if you are not sure.";

it.each([
  ["the service of the link", formAddress(chiller), "", "About: Chiller Installation", "HVAC Installation", chiller],
  ["an area, and leaves the service open", formAddress(wharf), "", "About: Canary Wharf", "", wharf],
  ["the referring page", "/contact", "/gas-services", "About: Gas Services", "Gas Services", "/gas-services"],
  ["nothing for the home page, which it records", "/contact", "/", blank, "", "/"],
  ["nothing for another site", "/contact", "https://elsewhere.example/gas-services", blank, "", ""],
  ["nothing for an unknown page", "/contact?about=call-07000-cheap", "", blank, "", ""],
])("names %s, selects the nearest service, and records its page", async (_, address, from, hint, chosen, page) => {
  await open(address, from && new URL(from, origin).href);
  await waitFor(() => expect(service()).toHaveAccessibleDescription(new RegExp(`^ ?${hint}$`)));
  expect(service()).toHaveValue(chosen);
  expect(document.querySelector("input[name=page]")).toHaveValue(page);
});

it("leaves the service unset when the form is not empty", async () => {
  sessionStorage.setItem("enquiry", JSON.stringify({ ...emptyForm, message: "No heat" }));
  await open(formAddress("/gas-services"));
  await waitFor(() => expect(service()).toHaveAccessibleDescription(/^ ?About: Gas Services$/));
  expect(service()).toHaveValue("");
});
