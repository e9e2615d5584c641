/** @jest-environment node */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { makeCertificate } from "./certificate";

test("the certificate is for localhost, valid now, signed with its own key", () => {
  const { key, cert } = makeCertificate();
  const found = new X509Certificate(cert);
  expect(found.subject).toBe("CN=localhost");
  expect(found.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(found.verify(found.publicKey)).toBe(true);
  expect(new Date(found.validFrom).getTime()).toBeLessThan(Date.now());
  expect(new Date(found.validTo).getTime()).toBeGreaterThan(Date.now());
});
