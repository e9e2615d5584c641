import type { StaticImageData } from "next/image";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import type { BuildingViews } from "@/data/building-views";
import { keyPlanSize } from "./frame";

const titles = { where: "In your building", work: "What we switch off and what we need" } as const;

type Props = { readonly slug: string; readonly views: BuildingViews; readonly show: keyof BuildingViews };

/** A view of the building that the service pages share, with the list that explains its numbers. */
export function KeyPlan({ slug, views, show }: Props) {
  const { notes, off } = views[show];
  // Written by scripts/make-assets.ts.
  const file: { default: StaticImageData } = require(`@/generated/views/view-${slug}-${show}.svg`);
  return (
    <figure className={show === "work" ? "key-plan lazy" : "key-plan"}>
      <SvgImage src={file.default.src} alt="" {...keyPlanSize} loading="lazy" />
      <figcaption>
        <b>{show === "work" && !off ? "While we work" : titles[show]}</b>
        {off && show === "work" && <p>Red is off while we work. The rest usually stays on.</p>}
        <ol>
          {notes.map(
            (note) =>
              note && (
                <li key={note[1]}>
                  <Typeset text={note[1]} />
                </li>
              ),
          )}
        </ol>
      </figcaption>
    </figure>
  );
}
