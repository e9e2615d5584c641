import type { StaticImageData } from "next/image";
import type { CSSProperties } from "react";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import type { BuildingName, Street } from "@/data/areas/street";
import { asList } from "@/lib/area-facts";
import type { SitePage } from "@/lib/pages";
import { heightOf, layoutStreet, nameOf, streetWidth } from "./layout";

/** The street of an area in elevation, with notes on what three of its buildings mean for a job. */
export function StreetSection({ slug, street }: Pick<SitePage<"area">, "slug" | "street">) {
  const file: { default: StaticImageData } = require(`@/generated/streets/street-${slug}.svg`);
  const height = heightOf(layoutStreet(street));
  return (
    <figure className="street" style={{ "--h": height } as CSSProperties}>
      <SvgImage src={file.default.src} alt={descriptionOf(street)} width={streetWidth} height={height} />
      {/* In HTML instead of the drawing, so that they keep the page's margin and use its font. */}
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

/** The everyday phrase for a building, where it differs from its name with an article. */
const phrases: Partial<Record<BuildingName, string>> = {
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
  shed: "a large warehouse",
  parade: "shops",
  waterside: "the waterside",
};

/** Describes the drawing in up to 150 characters. */
function descriptionOf({ line }: Street): string {
  const names = line.map(nameOf).map((name) => phrases[name] ?? `${/^(a|e|i|o)/i.test(name) ? "an" : "a"} ${name}`);
  return `A street with ${asList([...new Set(names)])}`;
}
