import type { Street } from "@/data/areas/street";
import { Elevation } from "./elevation";
import { heightOf, layoutStreet, streetHeight, streetWidth } from "./layout";
import { streetStyles } from "./styles";

/**
 * A street as an SVG file. Narrow versions, for phones and tablets, have a layout of their own: some buildings are left
 * out, and the others move.
 * @param token returns a colour of app/colours.css by its name
 */
export function StreetFile({ street, token }: { readonly street: Street; readonly token: (name: string) => string }) {
  const buildings = layoutStreet(street);
  const moves = (sheet: "phone" | "tablet") =>
    buildings
      .map(({ [sheet]: place, x }, i) => (place ? `.n${i}{transform:translate(${place.x - x}px)}` : ""))
      .join("");
  const height = heightOf(buildings);
  const narrow = `@media(max-width:1000px){.j{transform:scale(1.25)}}@media(max-aspect-ratio:2){.o{display:none}${moves("phone")}}@media(min-aspect-ratio:2) and (max-aspect-ratio:3.2){.c{display:none}${moves("tablet")}}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="t"
      viewBox={`0 ${streetHeight - height} ${streetWidth} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <style>{streetStyles(token) + narrow}</style>
      <Elevation buildings={buildings} />
    </svg>
  );
}
