import { site } from "@/lib/site";
import { vcard } from "./vcard";

jest.mock("@/data/business", () => {
  const { business, ...rest } = jest.requireActual<typeof import("@/data/business")>("@/data/business");
  const address = { street: "1 High Street; rear", locality: "London", postcode: "N1 1AA", country: "GB" };
  return { ...rest, business: { ...business, name: "Riser, Main & Co", address } };
});

it("contains the firm's number and address, with commas and semicolons escaped", () => {
  const lines = vcard().split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCARD");
  expect(lines.at(-2)).toBe("END:VCARD");
  expect(lines).toContain("FN:Riser\\, Main & Co");
  expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${site.phone.href.replace("tel:", "")}`);
  expect(lines).toContain("ADR;TYPE=WORK:;;1 High Street\\; rear;London;;N1 1AA;GB");
});
