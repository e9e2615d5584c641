import { mailDraft } from "./mail-draft";

const draftOf = (message: string) =>
  mailDraft("mailto:info@firm.example", { name: "Ada", phone: "", email: "", service: "", message });

/** The decoded body of a draft. */
const bodyOf = (message: string) => decodeURIComponent(draftOf(message).split("&body=")[1] ?? "");

it("contains every field that is filled in, with its label", () => {
  expect(draftOf("Boiler & pump: 100 %\nNo heat")).toBe(
    "mailto:info@firm.example?subject=Enquiry&body=Full%20Name%3A%20Ada%0D%0AMessage%3A%20Boiler%20%26%20pump%3A%20100%20%25%0D%0ANo%20heat%0D%0A",
  );
});

it.each(["a", "é", "🔥"])("keeps to the supported length and says where the rest is (%s)", (letter) => {
  const { length } = draftOf(letter.repeat(2500));
  expect(length).toBeLessThanOrEqual(1900);
  expect(length).toBeGreaterThan(1880);
  expect(bodyOf(letter.repeat(2500))).toMatch(new RegExp(`Message: (?:${letter})+\\r\\n\\[The rest is too long`));
});

it("replaces a lone surrogate", () => {
  expect(bodyOf("\ud83d")).toContain("Message: \ufffd");
});
