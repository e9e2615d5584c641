/** @jest-environment jsdom */
import { mailDraft } from "./mail-draft";

const mailto = "mailto:info@firm.example";

function form(message: string) {
  const element = document.createElement("form");
  element.innerHTML =
    '<input name="name" value="Ada"><input name="website" value="x"><textarea name="message"></textarea>';
  element.querySelector("textarea")?.append(message);
  return element;
}

/** The body of a draft, as the mail program shows it. */
function body(address: string): string {
  return decodeURIComponent(address.split("&body=")[1] ?? "");
}

it("holds every field that people see, with its label", () => {
  expect(mailDraft(mailto, form("Boiler & pump: 100 %\nNo heat"))).toBe(
    "mailto:info@firm.example?subject=Enquiry&body=Full%20Name%3A%20Ada%0D%0AMessage%3A%20Boiler%20%26%20pump%3A%20100%20%25%0D%0ANo%20heat%0D%0A",
  );
});

it.each(["a", "é", "🔥"])("stays within what every system hands on, and says where the rest is (%s)", (letter) => {
  const address = mailDraft(mailto, form(letter.repeat(2500)));
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(address.length).toBeGreaterThan(1880);
  expect(body(address)).toMatch(new RegExp(`Message: (?:${letter})+\\r\\n\\[The rest is too long`));
});

it("takes half a character for an unknown one", () => {
  expect(body(mailDraft(mailto, form("\ud83d")))).toContain("Message: \ufffd");
});
