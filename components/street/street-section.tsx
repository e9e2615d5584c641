import type { StaticImageData } from "next/image";
import type { CSSProperties } from "react";
import { SvgImage } from "@/components/ui/svg-image";
import { Typeset } from "@/components/ui/typeset";
import type { Street } from "@/data/areas/street";
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

/** What the drawing shows, in a sentence. */
function described({ line }: Street): string {
  const names = [...new Set(line.map(nameOf))];
  return `A street: ${names.slice(0, -1).join(", ")} and ${names.at(-1)}; mains below`;
}
