import { Fragment } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { Typeset } from "@/components/ui/typeset";
import type { SitePage } from "@/lib/pages";

/** Links to guides; renders nothing without guides. */
export function GuideLinks({ guides }: { guides: readonly SitePage<"guide">[] }) {
  return (
    guides.length > 0 && (
      <p>
        <b>Guides: </b>
        {guides.map(({ path, name }, index) => (
          <Fragment key={path}>
            {index > 0 && ", "}
            <SiteLink href={path} className="text-link">
              <Typeset text={name} />
            </SiteLink>
          </Fragment>
        ))}
      </p>
    )
  );
}
