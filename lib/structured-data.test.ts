import { business } from "@/data/business";
import { home } from "@/data/pages/home";
import { pageGraph } from "./structured-data";

jest.mock("@/data/business", () => {
  const { business, ...rest } = jest.requireActual<typeof import("@/data/business")>("@/data/business");
  const empty = { legal: { ...business.legal }, address: { ...business.address } };
  return { ...rest, business: { ...business, ...empty } };
});

const firm = () => pageGraph(home)["@graph"][1];
const credentials = (...numbers: (string | undefined)[]) =>
  ["Gas Safe registered", "REFCOM certified"].map((name, index) => ({
    "@type": "EducationalOccupationalCredential",
    name,
    ...(numbers[index] && { identifier: numbers[index] }),
  }));

it("says nothing of the firm that is not filled in", () => {
  expect(firm()).not.toHaveProperty("legalName");
  expect(firm()).not.toHaveProperty("identifier");
  expect(firm()).not.toHaveProperty("vatID");
  expect(firm()).toMatchObject({ address: { addressLocality: "London", addressCountry: "GB" } });
  expect(firm()).not.toHaveProperty("address.streetAddress");
  expect(firm()).toHaveProperty("hasCredential", credentials());
});

it("gives the firm's registers, numbers and address once they are", () => {
  Object.assign(business.legal, {
    companyName: "Riser and Main Limited",
    companyNumber: "01234567",
    vatNumber: "GB123456789",
    gasSafeNumber: "123456",
    refcomNumber: "R-1",
  });
  Object.assign(business.address, { street: "1 Test Street", postcode: "SW1A 1AA" });
  expect(firm()).toMatchObject({
    legalName: "Riser and Main Limited",
    identifier: { "@type": "PropertyValue", name: "Company number", value: "01234567" },
    vatID: "GB123456789",
    address: { streetAddress: "1 Test Street", postalCode: "SW1A 1AA" },
  });
  expect(firm()).toHaveProperty("hasCredential", credentials("123456", "R-1"));
});
