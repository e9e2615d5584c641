import { areaSlugs } from "./areas";
import { llmsText } from "./llms";

it("lists the areas where readers may skip them", () => {
  const [, optional = ""] = llmsText().split("## Optional");
  expect(optional.match(/\/areas\/[a-z-]+\.md/g)).toHaveLength(areaSlugs.length);
});
