import type { StaticImageData } from "next/image";
import type { CSSProperties } from "react";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import type { BuildingName, Street } from "@/data/areas/street";
import { asList } from "@/lib/area-facts";
import type { SitePage } from "@/lib/pages";
import { heightOf, layoutStreet, nameOf, streetWidth } from "./layout";

/** The street of an area in elevation, and what three of its buildings mean for a job, by their numbers in the drawing. */
export function StreetSection({ slug, street }: Pick<SitePage<"area">, "slug" | "street">) {
  const file: { default: StaticImageData } = require(`@/generated/streets/street-${slug}.svg`);
  const height = heightOf(layoutStreet(street));
  return (
    <figure className="street" style={{ "--h": height } as CSSProperties}>
      <SvgImage src={file.default.src} alt={described(street)} width={streetWidth} height={height} />
      {/* Here and not in the drawing, so that they keep to the page's margin and are in its font. */}
      <p aria-hidden="true" className="container">
        <b>gas</b>
        <b>water</b>
        <b>sewer</b>
        {street.network && <b>heat</b>}
      </p>
      <figcaption className="container">
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

/** What people call a building where that is not its name in the drawings with an article. */
const spoken: Partial<Record<BuildingName, string>> = {
  "Georgian terrace": "Georgian terraces",
  "stucco terrace": "stucco terraces",
  "by-law terrace": "terraces",
  "bay terrace": "bay-windowed terraces",
  "new-town terrace": "post-war terraces",
  "timber frames": "half-timbered houses",
  semi: "semis",
  "cottage estate": "cottages",
  slab: "a long council block",
  "point tower": "a tower block",
  "new flats": "new flats",
  arches: "railway arches",
  shed: "a large shed",
  parade: "shops",
  waterside: "the waterside",
};

/** What the drawing shows, in a sentence of at most 150 letters. */
function described({ line }: Street): string {
  const names = line.map(nameOf).map((name) => spoken[name] ?? `${/^(a|e|i|o)/i.test(name) ? "an" : "a"} ${name}`);
  return `A street with ${asList([...new Set(names)])}`;
}
