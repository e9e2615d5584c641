import { render } from "@testing-library/react";
import { HubTemplate } from "@/components/templates/hub";
import { LandingTemplate } from "@/components/templates/landing";
import { gasEmergency } from "@/data/business";
import { safety } from "@/data/safety";
import { services } from "@/data/services/catalogue";
import { landingSlugs, servicePage, topPages } from "@/lib/pages";

/** Gas and emergency pages by their address and family; the pages themselves decide by theme. */
const isGas = (path: string) => /^\/(?:gas-services|boiler-services)/.test(path);
const isEmergency = (path: string) => path.includes("emergency");
const gasPaths = landingSlugs.filter((slug) => services[slug].family === "gas").map((slug) => servicePage(slug).path);

const pages = [...landingSlugs.map((slug) => ({ ...servicePage(slug), kind: "landing" as const })), ...topPages].map(
  (page) => ({
    path: page.path,
    heads: isGas(page.path) || isEmergency(page.path) || gasPaths.includes(page.path),
    markup: page.kind === "hub" ? <HubTemplate {...page} /> : <LandingTemplate {...page} />,
  }),
);

describe("the gas emergency box", () => {
  it.each(pages.filter(({ heads }) => heads))("heads $path: what to do first, and whom to call", ({ markup }) => {
    const first = render(markup).container.querySelector("main")?.firstElementChild;
    expect(first).toHaveAttribute("aria-label", "Gas emergency");
    for (const words of [...safety.gasEscape.steps, safety.gasEscape.call]) expect(first).toHaveTextContent(words);
    expect(first?.querySelector("a")).toHaveTextContent(gasEmergency.phone);
    expect(first?.querySelector("a")).toHaveAttribute("href", "tel:+44800111999");
  });

  it.each(pages.filter(({ heads }) => !heads))("is not on $path", ({ markup }) => {
    expect(render(markup).container.querySelector('[aria-label="Gas emergency"]')).toBeNull();
  });
});
