import { generateKeyPairSync, sign } from "node:crypto";

/** One element of DER: its tag, its length, its content. */
function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts);
const text = (tag: number, value: string) => element(tag, Buffer.from(value));
const pem = (name: string, der: Buffer) =>
  `-----BEGIN ${name}-----\n${der.toString("base64")}\n-----END ${name}-----\n`;

/** ecdsa-with-SHA256, and the attribute "common name". */
const algorithm = sequence(element(0x06, Buffer.from("2a8648ce3d040302", "hex")));
const commonName = element(0x06, Buffer.from("550403", "hex"));
const name = sequence(element(0x31, sequence(commonName, text(0x0c, "localhost"))));
/** From 2020 to 2049, the last year this way of writing a date knows. */
const validity = sequence(text(0x17, "200101000000Z"), text(0x17, "491231235959Z"));

/**
 * A key and a certificate of its own making for localhost (X.509 version 1), which a browser takes only when it is told
 * to take any. Made here because Node makes none and no program that does can be counted on.
 */
export function makeCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const serial = element(0x02, Buffer.from([1]));
  const keyInfo = publicKey.export({ type: "spki", format: "der" });
  const body = sequence(serial, algorithm, name, validity, name, keyInfo);
  const signature = element(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem("CERTIFICATE", sequence(body, algorithm, signature)),
  };
}
