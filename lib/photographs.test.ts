import { readFileSync } from "node:fs";
import { bucket, kindOf } from "./photographs";

const head = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ["\xff\xd8\xff\xe1\x00\x00Exif\x00\x00", "jpeg"],
  ["\x89PNG\r\n\x1a\n\x00\x00\x00\r", "png"],
  ["RIFF\x0a\x00\n\x00WEBPVP8 ", "webp"],
  ["\x00\x00\x00\x18ftypheic", "heic"],
  ["%PDF-1.7\n1 0", "pdf"],
  ["RIFF\x00\x00\x00\x00WAVE", undefined],
  ["\x00\x00\x00\x18ftypisom", undefined],
  [" %PDF-1.7", undefined],
  ["<html>", undefined],
  ["", undefined],
])("identifies a file that begins with %j as %s", (text, kind) => {
  expect(kindOf(head(text))).toBe(kind);
});

it("uses the bucket name of wrangler.jsonc", () => {
  expect(readFileSync("wrangler.jsonc", "utf8")).toContain(`"bucket_name": "${bucket}"`);
});
