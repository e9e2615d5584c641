import { fitsAddress, fromFragment, toFragment } from "./plan-address";

const known = ["gas-let", "f-gas"];
const flat = {
  ...{ id: "k3f9x2", duty: "gas-let", name: "Flat 3 & hall", date: "2026-03-14", more: "2026-04-02" },
  ...{ kilograms: "", sealed: false, detection: false, stated: false },
};
const chiller = {
  ...flat,
  id: "b",
  duty: "f-gas",
  name: "",
  more: "R-410A",
  kilograms: "12.5",
  sealed: true,
  detection: true,
};

it("writes a plan as a readable fragment", () => {
  expect(toFragment([{ ...flat, name: "Flat 3", more: "" }])).toBe("gas-let=k3f9x2_2026-03-14_Flat+3");
  expect(toFragment([chiller])).toBe("f-gas=b_2026-03-14__R-410A_12.5_sd");
});

it("reads back what it wrote", () => {
  expect(fromFragment(`#${toFragment([flat, chiller])}`, known)).toEqual([flat, chiller]);
  // The separator of the fields cannot be part of a name.
  const [found] = fromFragment(toFragment([{ ...flat, name: "Unit_7" }]), known);
  expect(found?.name).toBe("Unit 7");
  const stated = { ...flat, date: "2027-03-14", stated: true };
  expect(fromFragment(toFragment([stated]), known)).toEqual([stated]);
});

it("gives a repeated id a new one, so that editing one entry does not change another", () => {
  const [first, second] = fromFragment(toFragment([flat, { ...flat, duty: "f-gas" }]), known);
  expect(first).toEqual(flat);
  expect(second).toEqual({ ...flat, duty: "f-gas", id: expect.not.stringMatching(`^${flat.id}$`) });
});

it("removes control characters, which could inject lines into the calendar file", () => {
  const [found] = fromFragment("#gas-let=a%0D_2026-03-14%00_Flat%0D%0AATTENDEE:mailto:a%C2%85_%0B_%1B", known);
  expect(found).toMatchObject({ id: "a", date: "2026-03-14", name: "FlatATTENDEE:mailto:a", more: "", kilograms: "" });
});

it("ignores unknown duties and fields, and names entries without a name", () => {
  for (const fragment of ["", "#main", "#x=1", "#%", "#gas-let"]) {
    expect(fromFragment(fragment, ["f-gas"])).toEqual([]);
  }
  const [first, second] = fromFragment("#gas-let=&gas-let=<b>_soon", known);
  expect([first?.date, second?.date]).toEqual(["", "soon"]);
  for (const entry of [first, second]) expect(entry?.id).toMatch(/^[a-z\d]+$/);
  expect(fromFragment("gas-let=&".repeat(500), known)).toHaveLength(60);
});

it("rejects plans that are too long for mail programs or have too many entries", () => {
  expect(fitsAddress(toFragment(Array.from({ length: 20 }, () => flat)))).toBe(true);
  expect(fitsAddress(toFragment(Array.from({ length: 20 }, () => ({ ...flat, name: "x".repeat(80) }))))).toBe(false);
  expect(fitsAddress(toFragment(Array.from({ length: 61 }, () => ({ ...flat, name: "", date: "", more: "" }))))).toBe(
    false,
  );
});
