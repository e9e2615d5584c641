import { expectOneAreaOfAName } from "./area-names";

test("two areas of one name stop the build, however the name is written", () => {
  expectOneAreaOfAName();
  const areas = { camden: { name: "Camden" }, "camden-town": { name: "CAMDEN" } };
  expect(() => expectOneAreaOfAName(areas)).toThrow('"camden" and "camden-town" the same name');
});
