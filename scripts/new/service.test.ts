import { expectAllWritten } from "@/lib/fill-in";
import { serviceFile } from "./service";

it("leaves sentences to fill in, which the build counts and names the page of", () => {
  const file = serviceFile("heat-meters", "gas");
  expect(file).toContain("export const heatMeters = {");
  expect(file).toContain('"path": "/gas-services/heat-meters"');
  const record = JSON.parse(file.slice(file.indexOf("{\n"), file.lastIndexOf("}") + 1));
  expect(() => expectAllWritten([record])).toThrow(
    '/gas-services/heat-meters has 57 sentences to write. Look for "FILL IN:" in its file in data/.',
  );
  expect(() => expectAllWritten()).not.toThrow();
});
