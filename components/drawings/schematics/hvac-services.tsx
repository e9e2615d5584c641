import { Diffuser, Louvre } from "../parts/air-terminals";
import { Chiller } from "../parts/chiller";
import { Duct } from "../parts/duct";
import { Label } from "../parts/label";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Cut, Desk, Person } from "../parts/structure";
import { Controller } from "../parts/wall-controls";
import type { Schematic } from "./types";

export const hvacServices: Schematic = {
  title: "Roof plant over an office floor: chiller and rooftop unit, supply and return ducts, diffusers, controls.",
  number: "A-00",
  name: "Roof plant, office floor",
  draw: () => (
    <>
      <path className="d-tint" stroke="none" d="M14 196h452v116H14z" />
      <Pipe via="18,7.3 23.4,7.3" medium="water" flow small />
      <Pipe via="23.4,9.7 18,9.7" medium="return" flow small />
      <Signal via="41.6,23 41.6,11" />
      <Duct via="26.6,11.2 26.6,17.2 4,17.2" width={2.4} flow />
      <Duct via="44,19.4 44,17.2 38.5,17.2 38.5,11.2" width={2.4} medium="waste" flow />
      <Cut via="1,12.6 25.4,12.6 / 27.8,12.6 37.3,12.6 / 39.7,12.6 47,12.6 / 1,31.4 47,31.4 / 1.4,10.6 1.4,20.8 / 1.4,27.6 1.4,31.4 / 46.6,10.6 46.6,20.8 / 46.6,27.6 46.6,31.4" />
      <path
        className="d-fine"
        d="M12 208v68M16 208v68M464 208v68M468 208v68M18 196h444M18 303h254M316 303h146M272 310v-88h44v88M307 268h4"
      />
      <Chiller at={[2.6, 3.2]} scale={0.8} />
      <RooftopUnit at={[23.2, 2.4]} scale={0.9} />
      <Arrow at={[5.4, 2.2]} turn={-90} medium="air" />
      <Arrow at={[10.7, 2.2]} turn={-90} medium="air" />
      <Arrow at={[16, 2.2]} turn={-90} medium="air" />
      <path d="M40 160v24" />
      <Diffuser at={[8, 18.4]} />
      <Diffuser at={[20, 18.4]} />
      <Louvre at={[44, 19.4]} turn={90} h={2.4} />
      <Desk at={[4, 31]} />
      <Desk at={[16, 31]} />
      <Desk at={[33, 31]} />
      <Person at={[29.4, 31]} scale={2.4} />
      <Controller at={[40.6, 22.8]} />
      <Label at={[24.4, 14.9]} to={[26.2, 14.9]}>
        SUPPLY
      </Label>
      <Label at={[36.4, 14.9]} to={[38.2, 14.9]}>
        RETURN
      </Label>
    </>
  ),
};
