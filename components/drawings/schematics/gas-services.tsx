import { Dining } from "../building/furniture";
import { Main } from "../building/mains";
import { Earth, Lamp } from "../building/street";
import { Louvre } from "../parts/air-terminals";
import { Boiler } from "../parts/boilers";
import { Cylinder } from "../parts/cylinders";
import { Duct } from "../parts/duct";
import { Fan } from "../parts/fans";
import { Canopy, Fryer, Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { Schematic } from "./types";

export const gasServices: Schematic = {
  title:
    "Gas from the main in the street through valve and meter in the cellar to a kitchen and to the boilers on the floor above.",
  number: "G-00",
  name: "From main to burner",
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M9 240h462v87H9z" />
      <path className="d-part" stroke="none" d="M129 240h136v80H129z" />
      <Earth at={[29, 26]} count={7} />
      <Earth at={[30, 29.6]} count={7} />
      <Cut via="1,24 47,24 / 12.6,13.2 46.4,13.2 / 12.6,3.2 46.4,3.2 / 12.6,32 26.8,32" width={0.6} />
      <Cut via="12.9,2.9 12.9,32.3 / 46.1,2.9 46.1,24 / 26.5,24 26.5,32.3" width={0.6} />
      <Duct via="26.1,4.7 26.1,4.3 42.4,3.9 42.4,1.6 / 37.7,4.7 37.7,4" width={0.7} medium="waste" />
      <path className="d-part d-fine" d="M418 16h12v-4h-12z" />
      <Duct via="40,16.1 46,16.1" width={1.2} />
      <Louvre at={[46.2, 16.1]} h={1.6} />
      <Fan at={[44, 16.5]} r={1.1} />
      <Signal via="44,17.5 44,18 42.3,18 42.3,14.8 25.2,14.8 25.2,17.3" />
      <Lamp at={[2.8, 23.7]} scale={1.4} />
      <Person at={[7.4, 23.7]} scale={1.9} />
      <Pipe via="35.2,9.2 19.6,9.2" medium="hot" flow small />
      <Pipe via="19.6,11.5 35.2,11.5" medium="return" flow small />
      <Pipe
        via="5,28.8 18.6,28.8 18.6,25.6 20.8,25.6 20.8,26.4 / 23.6,26.4 23.6,14.1 43.4,14.1 43.4,10 40.4,10 / 32,14.1 32,10.3 28.8,10.3 / 26.4,14.1 26.4,21.3 38,21.3"
        medium="gas"
        flow
        over
      />
      <Main at={[4.4, 28.8]} medium="gas" />
      <Pump at={[21.5, 9.2]} turn={180} scale={0.7} />
      <Boiler at={[23.4, 5]} scale={0.68} />
      <Boiler at={[35, 5]} scale={0.68} />
      <Cylinder at={[15, 5.1]} scale={0.58} />
      <Dining at={[14.6, 23.7]} />
      <Range at={[27.8, 18.8]} scale={0.54} />
      <Fryer at={[33.5, 18.8]} scale={0.54} />
      <Range at={[36.5, 18.8]} w={8} scale={0.54} />
      <Canopy at={[27.2, 15.2]} w={39} scale={0.36} />
      <GasMeter at={[22.2, 26.3]} scale={0.94} />
      <Valve at={[10.4, 28.8]} />
      <Valve at={[15.2, 28.8]} kind="lever" />
      <Valve at={[18.6, 27.2]} turn={-90} kind="regulator" scale={0.6} />
      <Valve at={[23.6, 20.4]} turn={-90} scale={0.7} />
      <Valve at={[26.4, 18.2]} turn={-90} kind="solenoid" scale={0.7} />
      <Valve at={[30.4, 10.3]} scale={0.6} />
      <Valve at={[43.4, 12]} turn={-90} scale={0.7} />
      <Person at={[43.2, 23.7]} scale={1.6} />
      <g className="d-below">
        <Label at={[6.4, 26.3]}>GAS MAIN</Label>
      </g>
      <Label at={[15.6, 30.8]}>ECV</Label>
      <g className="d-below">
        <Label at={[31, 28.4]} to={[24, 28.8]}>
          METER
        </Label>
      </g>
    </>
  ),
};
