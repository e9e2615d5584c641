import { UnknownPath } from "@/components/layout/unknown-path";
import { ButtonLink, CallButton } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { services } from "@/data/services/catalogue";
import { servicePath, serviceSlugs } from "@/lib/paths";
import { site } from "@/lib/site";

/**
 * The page for an address that does not exist. Under /areas the visitor gets the page of an area of that name; which
 * of the two it is can only be known in the browser.
 * @param waitForArea whether the page stands under /areas, so that the area is expected from the first paint
 */
export function NotFound({ waitForArea }: { waitForArea: boolean }) {
  return (
    <main id="main" data-wakes="at-once">
      <UnknownPath
        waitForArea={waitForArea}
        phone={site.phone}
        services={serviceSlugs.slice(0, 6).map((slug) => ({ path: servicePath(slug), ...pick(slug) }))}
      >
        <div className="frame py-20 lg:py-28">
          <h1 className="text-h1">Oops! Page not found</h1>
          <p className="mt-6 max-w-text text-lead">
            There is nothing at this address. It may have moved, or a letter went astray on the way.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/">Return to Home</ButtonLink>
            <CallButton place="not-found" variant="outline" />
          </div>
        </div>
      </UnknownPath>
      <noscript>
        <p className="frame pb-16">
          All the areas we cover are listed on the{" "}
          <SiteLink href="/areas" className="text-link">
            areas page
          </SiteLink>
          .
        </p>
      </noscript>
    </main>
  );
}

function pick(slug: (typeof serviceSlugs)[number]) {
  const { name, summary } = services[slug];
  return { name, summary };
}
