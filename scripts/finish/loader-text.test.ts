import { contactsPath } from "@/lib/enquiry";
import { loaderText } from "./loader-text";

it("holds nothing of the counting where contacts are not counted", async () => {
  const [off, on] = [await loaderText(""), await loaderText(contactsPath)];
  expect(off).not.toMatch(/sendBeacon|COUNTS|doNotTrack|contacts/);
  expect(on).toContain(`sendBeacon("${contactsPath}",`);
  expect(on).toMatch(/doNotTrack.*globalPrivacyControl/);
  expect(on).not.toContain("COUNTS");
});
