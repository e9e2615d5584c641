import { Label } from "../parts/label";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const notFound: Schematic = {
  title: "A pipe that ends in a blank flange; beyond it only the dashed line of a route that was never built.",
  number: "404",
  name: "Line ends here",
  draw: () => (
    <>
      <path className="d-earth" d="M8 300h464v28H8z" />
      <path className="d-room" d="M8 40h102v260H8z" />
      <path className="d-fine" d="M110 300h362" />
      <Cut via="0.8,4 11.4,4 / 11,4 11,30.4 / 0.8,30 11,30" />
      <g className="d-water">
        <path className="d-fill" d="M8 155h220v22H8z" />
        <path className="d-flow" d="M8 166h220" />
      </g>
      <Valve at={[17, 16.6]} scale={2.8} />
      {/* The missing run: the two edges of a pipe with two bends, and its joints. */}
      <path
        className="d-signal"
        d="M282 155h89q8 0 8-8v-42q0-26 26-26h67M282 177h93q26 0 26-26v-42q0-8 8-8h63M368 150v32M374 146h32M374 110h32M410 74v32"
      />
      <path className="d-part" d="M228 106h18v120h-18zM252 106h18v120h-18z" />
      <path d="M218 120h62M218 142h62M218 190h62M218 212h62" strokeWidth="5" />
      <Label at={[24.9, 25.6]} to={[24.9, 21.6]}>
        BLANK FLANGE
      </Label>
      <Label at={[41.4, 5]} to={[41.4, 8.6]}>
        NOT BUILT
      </Label>
      <Person at={[42, 30]} scale={3.2} />
    </>
  ),
};
