import { latePath } from "@/components/drawings/late-files";
import { Typeset } from "@/components/ui/typeset";
import { Vector } from "@/components/ui/vector";
import type { Street } from "@/data/areas/street";
import type { SitePage } from "@/lib/pages";
import { nameOf, streetHeight, streetWidth } from "./layout";

/** The street of an area in elevation, and what three of its buildings mean for a job, by their numbers in the drawing. */
export function StreetBand({ slug, street }: Pick<SitePage<"area">, "slug" | "street">) {
  return (
    <figure className="street">
      <Vector
        src={latePath("streets", slug)}
        alt={described(street)}
        width={streetWidth}
        height={streetHeight}
        loading="lazy"
      />
      <figcaption className="frame">
        <ol>
          {street.notes.map(([at, says]) => (
            <li key={at}>
              <Typeset text={says} />
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** What the drawing shows, in a sentence. */
function described({ line }: Street): string {
  const names = [...new Set(line.map(nameOf))];
  return `A street: ${names.slice(0, -1).join(", ")} and ${names.at(-1)}; mains below`;
}
