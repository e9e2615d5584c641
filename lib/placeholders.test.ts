import type { Claims } from "@/data/schema";
import { interpolate } from "./placeholders";

const claims: Claims = {
  freeQuote: { short: "Free quotes", full: "Quotes are free." },
  reply: { short: "Reply within a day", full: "We reply within a day." },
};
const names = { phone: "020 7946 0182", gasEmergency: "0800 111 999" };
const fill = <T>(record: T) => interpolate(record, "/contact", names, claims);

describe("a placeholder", () => {
  it("is filled in at any depth", () => {
    expect(
      fill({
        lead: "Call {phone}. {claim:reply} {claim:freeQuote}",
        items: ["Smell gas? {gasEmergency}", "{claim:reply.short}"],
      }),
    ).toEqual({
      lead: "Call 020 7946 0182. We reply within a day. Quotes are free.",
      items: ["Smell gas? 0800 111 999", "Reply within a day"],
    });
  });

  it.each([
    ["{fone}", 'Nothing fills "{fone}"; it may be {claim:…} or {phone}, {gasEmergency}.'],
    ["{claim:freeQoute}", 'No claim is named "freeQoute"; data/claim-names.ts lists them: freeQuote, reply'],
    ["As said, {claim:reply}", "{claim:reply} is a sentence of its own; within another write {claim:reply.short}."],
  ])("%s is rejected with the page and the remedy", (text, cure) => {
    expect(() => fill({ deep: [{ text }] })).toThrow(`/contact says "${text}". ${cure}`);
  });

  it("of an unknown claim is also rejected as a mark", () => {
    expect(() => fill({ items: [{ claim: "freeQoute", text: "Free" }] })).toThrow(
      '"freeQoute" is not in data/claim-names.ts',
    );
  });
});

describe("a removed claim", () => {
  it.each([
    ["{claim:callOut} Call us.", "Call us."],
    ["Call us. {claim:callOut}", "Call us."],
    ["Call us. {claim:callOut} {claim:reply} Or write.", "Call us. We reply within a day. Or write."],
    ["Do you pay? No: {claim:callOut.short}. That is all.", "Do you pay? That is all."],
    ["See [our terms: {claim:callOut.short}](/contact). That is all.", "That is all."],
    ["{claim:callOut}", ""],
  ])("removes its sentence from %j", (text, rest) => expect(fill({ text })).toEqual({ text: rest }));

  it("removes list items, cards and sections that only contain the claim, and parts marked with it", () => {
    const card = { name: "A fair rule", text: "{claim:callOut}" };
    const marked = { claim: "callOut", name: "Fees", text: "If you wait, we tell you the charge." };
    expect(fill({ items: ["{claim:callOut.short}", "Kept"], cards: [card, marked], band: marked })).toEqual({
      items: ["Kept"],
      cards: [],
    });
  });

  it("keeps a part marked with an existing claim, without the mark", () => {
    expect(fill({ cards: [{ claim: "reply", name: "Reply", text: "Soon." }] })).toEqual({
      cards: [{ name: "Reply", text: "Soon." }],
    });
  });
});
