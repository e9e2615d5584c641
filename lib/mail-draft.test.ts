import { mailDraft } from "./mail-draft";

const draftOf = (message: string) =>
  mailDraft("mailto:info@firm.example", { name: "Ada", phone: "", email: "", service: "", message });

/** The body of a draft, as the mail program shows it. */
const bodyOf = (message: string) => decodeURIComponent(draftOf(message).split("&body=")[1] ?? "");

it("holds every field that is filled in, with its label", () => {
  expect(draftOf("Boiler & pump: 100 %\nNo heat")).toBe(
    "mailto:info@firm.example?subject=Enquiry&body=Full%20Name%3A%20Ada%0D%0AMessage%3A%20Boiler%20%26%20pump%3A%20100%20%25%0D%0ANo%20heat%0D%0A",
  );
});

it.each(["a", "é", "🔥"])("stays within what every system hands on, and says where the rest is (%s)", (letter) => {
  const { length } = draftOf(letter.repeat(2500));
  expect(length).toBeLessThanOrEqual(1900);
  expect(length).toBeGreaterThan(1880);
  expect(bodyOf(letter.repeat(2500))).toMatch(new RegExp(`Message: (?:${letter})+\\r\\n\\[The rest is too long`));
});

it("takes half a character for an unknown one", () => {
  expect(bodyOf("\ud83d")).toContain("Message: \ufffd");
});
