import { Duct } from "../parts/duct";
import { Canopy } from "../parts/kitchen";
import { RooftopUnit } from "../parts/rooftop-unit";

/** Plant on the roof: the crane that lifts a unit, the kitchen's extract, the rooftop unit. */
export const roofPlant = {
  crane: (
    <>
      <path className="d-part" d="M4 178v-9h48v9zM8 169v-13h14l4 13zM30 169v-7h14v7z" />
      <circle className="d-part" cx="13" cy="178" r="4.5" />
      <circle className="d-part" cx="43" cy="178" r="4.5" />
      <path className="d-part" d="M36 169V4H18v-5h208v5H42v165zM18 4h10v9H18z" />
      <g className="hook">
        <path d="M97 4v5l-22 10M97 9l22 10" />
        <path className="d-solid" d="M92 4h10v3H92zM94 8h6v3h-6z" />
      </g>
    </>
  ),
  extract: (
    <>
      <Duct via="26.4,13.4 29.2,13.4 29.2,2.6" width={1} medium="waste" flow />
      <path className="d-part" d="M284 40h16v-8h-16zM287 32l-4-14h18l-4 14z" />
      <Canopy at={[23.4, 12.7]} scale={0.36} w={12} />
    </>
  ),
  rooftop: <RooftopUnit at={[16.6, 2.2]} scale={0.4} />,
};
