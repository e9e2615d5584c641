import { leakChecks, refrigerants, warming } from "@/data/refrigerants";
import { chargeAt, gwpOf, type Refrigerant } from "./refrigerants";

const names = Object.keys(refrigerants) as Refrigerant[];

it.each(names)("%s has components that add up to 100 per cent", (name) => {
  const parts: readonly number[] = Object.values(refrigerants[name]);
  expect(parts.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100);
});

// Values published by manufacturers and the Environment Agency.
it.each([
  ["R-32", 675, ["7.4", "74.1", "740.7"]],
  ["R-134a", 1430, ["3.5", "35.0", "349.7"]],
  ["R-404A", 3922, ["1.3", "12.7", "127.5"]],
  ["R-407C", 1774, ["2.8", "28.2", "281.8"]],
  ["R-410A", 2088, ["2.4", "23.9", "239.5"]],
  ["R-448A", 1387, ["3.6", "36.0", "360.5"]],
  ["R-449A", 1397, ["3.6", "35.8", "357.9"]],
  ["R-454B", 466, ["10.7", "107.3", "1,073.0"]],
  ["R-507A", 3985, ["1.3", "12.5", "125.5"]],
  ["R-513A", 631, ["7.9", "79.2", "792.4"]],
] as const)("%s warms %d times as much as carbon dioxide and is checked from %j kg", (name, gwp, charges) => {
  expect(gwpOf(name)).toBe(gwp);
  expect(leakChecks.map(({ tonnes }) => chargeAt(name, tonnes))).toEqual(charges);
});

it("offers ten refrigerants, whose components are all in the Regulation's annexes", () => {
  expect(names).toHaveLength(10);
  for (const parts of Object.values(refrigerants))
    for (const substance of Object.keys(parts)) expect(warming).toHaveProperty([substance]);
});
