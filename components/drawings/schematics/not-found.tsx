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
        <path className="d-fill" d="M8 159h220v14H8z" />
        <path className="d-flow" d="M8 166h220" />
      </g>
      <Valve at={[17, 16.6]} scale={2.8} />
      {/* The missing run: the two edges of a pipe with two bends, and its joints. */}
      <path
        className="d-signal"
        d="M292 159h83q8 0 8-8v-46q0-22 22-22h67M292 173h83q22 0 22-22v-46q0-8 8-8h67M372 154v24M378 148h24M378 108h24M408 78v24"
      />
      <path className="d-part" d="M228 82h24v168h-24zM260 82h24v168h-24z" />
      <path d="M216 104h80M216 132h80M216 200h80M216 228h80" strokeWidth="6" />
      <Label at={[25.6, 26.8]} to={[25.6, 23.8]}>
        BLANK FLANGE
      </Label>
      <Label at={[41.4, 5]} to={[41.4, 8.6]}>
        NOT BUILT
      </Label>
      <Person at={[42, 30]} scale={3.2} />
    </>
  ),
};
