import { latePath } from "@/components/drawings/late-files";
import { Vector } from "@/components/ui/vector";
import type { AreaSlug } from "@/data/areas/places";
import type { Street } from "@/data/areas/streets/types";
import { typeset } from "@/lib/copy";
import { nameOf, streetHeight, streetWidth } from "./layout";

/** The street of an area in elevation, and what three of its buildings ask of plant, by their numbers in the drawing. */
export function StreetBand({ slug, street }: { readonly slug: AreaSlug; readonly street?: Street }) {
  return (
    street && (
      <figure className="street">
        <figcaption className="frame">
          <ol>
            {street.notes.map(([at, says]) => (
              <li key={at}>{typeset(says)}</li>
            ))}
          </ol>
        </figcaption>
        <Vector
          src={latePath("streets", slug)}
          alt={described(street)}
          width={streetWidth}
          height={streetHeight}
          loading="lazy"
        />
      </figure>
    )
  );
}

/** What the drawing shows, in a sentence. */
function described({ line }: Street): string {
  const names = [...new Set(line.map(nameOf))];
  return `A street in elevation: ${names.slice(0, -1).join(", ")} and ${names.at(-1)}; below it the gas main, the water main and the sewer.`;
}
