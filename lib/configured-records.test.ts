/**
 * What the firm fills in of its own. Only its form is looked at, as no new fact of a firm is a fault: every other test
 * reads the records that the project is delivered with (jest.config.mjs).
 */
import { readFileSync } from "node:fs";
import { parseLinks, textsOf } from "./copy";
import { expectSoundRecords } from "./records";

const read = (file: string) => readFileSync(file, "utf8");

describe("the firm's own records", () => {
  it("are as their schemas say", () => expect(() => expectSoundRecords(read)).not.toThrow());

  it.each(["notices", "terms"])("link to pages of the site only: %s", (name) => {
    for (const line of textsOf(JSON.parse(read(`data/owner/${name}.json`))))
      expect(() => parseLinks(line)).not.toThrow();
  });
});
