import { render } from "@testing-library/react";
import { AnyPage } from "@/components/templates/any-page";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { pagesOf } from "@/lib/pages";

/** Gas and emergency pages by their address and hub; the pages themselves decide by theme. */
const isGas = (path: string) => /^\/(?:gas-services|boiler-services)/.test(path);
const isEmergency = (path: string) => path.includes("emergency");

const pages = pagesOf("hub", "landing").map((page) => ({
  path: page.path,
  heads: isGas(page.path) || isEmergency(page.path) || page.parent === "/gas-services",
  markup: <AnyPage {...page} />,
}));

it.each(pages.filter(({ heads }) => heads))(
  "the gas emergency box heads $path: what to do first, and whom to call",
  ({ markup }) => {
    const { container } = render(markup);
    const first = container.querySelector("main")?.firstElementChild;
    expect(first).toHaveAttribute("aria-label", "Gas emergency");
    expect(first).toHaveTextContent(gasEmergency.name);
    // All the steps are in it on the page about gas leaks, behind the first door of /emergency, and one link away elsewhere.
    const steps = container.querySelector("#gas") ?? first?.querySelector("ol.steps-first");
    if (steps)
      for (const words of [...safety.gasEscape.steps, safety.gasEscape.call]) expect(steps).toHaveTextContent(words);
    else {
      expect(first).toHaveTextContent(safety.gasEscape.briefSteps);
      expect(first?.querySelector("a")).toHaveAttribute("href", "/emergency#gas");
    }
    expect(first?.querySelector('a[href="tel:0800111999"]')).toHaveTextContent(gasEmergency.phone);
  },
);

it.each(pages.filter(({ heads }) => !heads))("the gas emergency box is not on $path", ({ markup }) => {
  expect(render(markup).container.querySelector('[aria-label="Gas emergency"]')).toBeNull();
});
