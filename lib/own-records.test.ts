/**
 * What the firm fills in of its own. Only its form is looked at, as no new fact of a firm is a fault: every other test
 * reads the records that the project is delivered with (jest.config.mjs).
 */
import * as v from "valibot";
import * as own from "../data/business.ts";
import { claims } from "../data/claims.ts";
import { optionalFacts } from "../data/optional-facts.ts";
import { parseLinks } from "./copy";
import { sitePages } from "./pages";
import { expectSoundTimes } from "./times";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const claim = v.looseObject({ short: text, full: text });
const place = v.pipe(
  v.string(),
  v.check((page) => sitePages.some(({ path }) => path === page || path.endsWith(`/${page}`)), "is no page of the site"),
);
const onPages = v.array(v.looseObject({ pages: v.pipe(v.array(place), v.minLength(1)) }));

const { name, descriptor } = own.business;
const { prices, makes, leadTimes, cases, testimonials, reviews } = optionalFacts;

describe("the firm's own records", () => {
  it("have sound hours, special days and notices", () => expectSoundTimes(own));

  it.each([
    ["name", text, name],
    ["descriptor", text, descriptor],
    ["claims", v.record(v.string(), claim), claims],
    ["optional facts", v.array(onPages), [prices, makes, leadTimes, cases, testimonials, reviews]],
  ] as const)("have sound %s", (_, schema: v.GenericSchema, record) => {
    const { issues } = v.safeParse(schema, record);
    expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
  });

  it("link to pages of the site only", () => {
    const words = [...own.notices.map((notice) => notice.text), optionalFacts.workmanship, optionalFacts.charges];
    for (const line of words) expect(() => parseLinks(line)).not.toThrow();
  });
});
