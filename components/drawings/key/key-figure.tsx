import { Typeset } from "@/components/ui/typeset";
import { Vector } from "@/components/ui/vector";
import type { BuildingViews } from "@/data/building-views";
import building from "@/generated/building.svg";
import { keySize, viewId } from "./key-file";

const titles = { where: "Where it is in your building", work: "What we switch off while we work" } as const;

type Props = { readonly slug: string; readonly views: BuildingViews; readonly show: keyof BuildingViews };

/** A view of the building that the service pages share, and what its numbers mean. */
export function KeyFigure({ slug, views, show }: Props) {
  const { notes, off } = views[show];
  return (
    <figure className={show === "work" ? "key later" : "key"}>
      <Vector src={`${building.src}#${viewId(slug, show)}`} alt="" {...keySize} loading="lazy" />
      <figcaption>
        <b>{show === "work" && !off ? "While we work" : titles[show]}</b>
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
