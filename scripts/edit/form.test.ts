import * as v from "valibot";
import { tidy } from "./form";

const schema = v.array(
  v.strictObject({
    name: v.string(),
    closes: v.optional(v.string()),
    figure: v.optional(v.strictObject({ label: v.string() })),
    days: v.array(v.picklist(["Monday", "Tuesday"])),
  }),
);

it("writes the fields in the order of the schema and omits empty optional ones", () => {
  const typed = [{ days: ["Monday"], figure: { label: "" }, closes: "", name: "Week" }];
  expect(JSON.stringify(tidy(schema, typed))).toBe('[{"name":"Week","days":["Monday"]}]');
  expect(tidy(schema, [{ name: "", days: [], closes: "17:00" }])).toEqual([{ name: "", closes: "17:00", days: [] }]);
});

it("keeps unknown fields, so that validation can reject them", () => {
  expect(tidy(schema, [{ name: "Week", days: [], fax: "1" }])).toEqual([{ name: "Week", days: [], fax: "1" }]);
});
