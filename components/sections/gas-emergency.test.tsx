/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { AnyPage } from "@/components/templates/any-page";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { pagesOf } from "@/lib/pages";

/** Selects gas and emergency pages by path and hub; the pages themselves decide by theme. */
const isGas = (path: string) => /^\/(?:gas-services|boiler-services)/.test(path);
const isEmergency = (path: string) => path.includes("emergency");

const pages = pagesOf("hub", "landing").map((page) => ({
  path: page.path,
  heads: isGas(page.path) || isEmergency(page.path) || page.parent === "/gas-services",
  draw: () => load(renderToStaticMarkup(<AnyPage {...page} />)),
}));

describe("the gas emergency box", () => {
  it.each(pages.filter(({ heads }) => heads))(
    "is at the top of $path, with the first steps and the number to call",
    ({ draw }) => {
      const $ = draw();
      const first = $("main").children().first();
      expect(first.attr("aria-label")).toBe("Gas emergency");
      expect(first.text()).toContain(gasEmergency.name);
      expect(first.find('a[href="tel:0800111999"]').text()).toContain(gasEmergency.phone);
      // All steps are in the box on the page about gas leaks, in the first panel of /emergency, or one link away.
      const steps = [$("#gas"), first.find("ol.steps-first")].find(({ length }) => length > 0);
      if (steps) {
        for (const words of [...safety.gasEscape.steps, safety.gasEscape.call]) expect(steps.text()).toContain(words);
      } else {
        expect(first.text()).toContain(safety.gasEscape.briefSteps);
        expect(first.find("a").attr("href")).toBe("/emergency#gas");
      }
    },
  );

  it.each(pages.filter(({ heads }) => !heads))("is not on $path", ({ draw }) => {
    expect(draw()('[aria-label="Gas emergency"]')).toHaveLength(0);
  });
});
