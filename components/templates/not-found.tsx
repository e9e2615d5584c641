import { Schematic } from "@/components/drawings/schematic";
import { UnknownPath } from "@/components/layout/unknown-path";
import { ButtonLink, CallButton } from "@/components/ui/button";
import { Prose } from "@/components/ui/prose";
import { SiteLink } from "@/components/ui/site-link";
import { business } from "@/data/business";
import { routeOf } from "@/lib/routes";
import { UnlistedArea } from "./unlisted-area";

/**
 * The page for an unknown path. Under /areas the path may name an area, which only the browser can read.
 * @param waitForArea whether the path is under /areas
 */
export function NotFound({ waitForArea }: { waitForArea: boolean }) {
  return (
    <main id="main" data-eager>
      <UnknownPath waitForArea={waitForArea} brand={business.name} area={<UnlistedArea />}>
        <div className="hero">
          <div className="container hero-grid grid drawn py-6 md:py-14">
            <h1 className="text-h1">
              Oops! <span className="inline-block">Page not found</span>
            </h1>
            <div className="hero-drawing panel self-start min-[44rem]:max-lg:order-last">
              <Schematic id="not-found" className="block h-auto w-full" />
            </div>
            <div>
              <p className="max-w-text text-lead">
                The page may have moved, or the address may be mistyped. You can use the menu or one of the links below.
              </p>
              <div className="hero-actions">
                <ButtonLink href="/">Return to Home</ButtonLink>
                <CallButton placement="not-found" variant="outline" className="whitespace-nowrap" />
              </div>
              <p className="grid grid-cols-2 gap-x-4 max-sm:text-small md:grid-cols-3 lg:mt-6 lg:grid-cols-2">
                {links.map(({ path, name }) => (
                  <SiteLink
                    key={path}
                    href={path}
                    className="flex min-h-12 items-center justify-between gap-2 wrap-anywhere border-b leading-tight border-ink-line font-semibold sm:text-base hover:text-accent"
                  >
                    {name} <span aria-hidden>→</span>
                  </SiteLink>
                ))}
              </p>
            </div>
          </div>
        </div>
      </UnknownPath>
      <noscript>
        <p className="container pb-16">
          <Prose text="You can find all the areas we cover on the [areas page](/areas)." />
        </p>
      </noscript>
    </main>
  );
}

const links = (
  ["/hvac-services", "/gas-services", "/plumbing-services", "/areas", "/contact", "/emergency"] as const
).map(routeOf);
