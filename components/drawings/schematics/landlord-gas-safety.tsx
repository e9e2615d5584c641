import { WallBoiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Flame } from "../parts/flame";
import { Range } from "../parts/kitchen";
import { Label } from "../parts/label";
import { GasMeter } from "../parts/meters";
import { Pipe } from "../parts/pipes";
import { Radiator } from "../parts/radiator";
import { Gully } from "../parts/sanitary-ware";
import { Cut, Ground, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import { Alarm } from "../parts/wall-controls";
import type { ServiceSchematic } from "./types";

export const landlordGasSafety: ServiceSchematic = {
  title:
    "Section of a let house: gas meter by the door, cooker, boiler with its flue to outside, a carbon monoxide alarm; upstairs a bedroom with its radiator, a gas fire and its chimney.",
  number: "G-08",
  name: "Let property",
  card: {
    box: [82, 46, 184, 158],
    draw: () => (
      <>
        <Cut via="21,-40 21,5.6 / 21,8.2 21,90" width={0.7} />
        <Duct via="13,9.2 13,7.4 25,6.6" width={1.6} medium="waste" />
        <Pipe via="11.4,19 11.4,90" medium="hot" flow />
        <Pipe via="13,90 13,19" medium="gas" flow />
        <Pipe via="14.6,90 14.6,19" medium="return" flow />
        <WallBoiler at={[10, 10]} />
      </>
    ),
  },
  draw: () => (
    <>
      <Ground at={[1.5, 30]} w={10.6} />
      <Ground at={[40.8, 30]} w={5.7} />
      <Cut via="9.6,14.6 26.4,4.4 43.2,14.6" width={0.7} />
      <Cut
        via="12.4,13 12.4,32.4 / 40.4,13 40.4,19.8 / 40.4,21 40.4,32.4 / 12,19 40.8,19 / 12,30 40.8,30 / 22,19 22,30"
        width={0.7}
      />
      <path d="M143 118h242" />
      <path d="M166 112h82M280 112h82" strokeWidth="9" strokeDasharray="1 5" />
      <path className="d-part" d="M248 186V22h32v164M244 22h40" />
      <Duct via="26.4,15 26.4,1.6" width={0.8} medium="waste" />
      <path className="d-part" d="M252 150h24v36h-24z" />
      <path className="d-fine" d="M256 156h16v18h-16zM252 180h24" />
      <Flame at={[26.4, 17.3]} scale={0.55} />
      <path className="d-part" d="M140 150h5v36h-5zM197 162h5v24h-5zM145 168h52v10h-52zM148 168q0-8 8-8h8q6 0 6 8z" />
      <path className="d-fine" d="M132 296v-72h32v72M138 230h20v22h-20zM138 260h20v28h-20zM157 258h3" />
      <path className="d-part" d="M22 204h90v92H22z" />
      <Duct via="38.1,21 38.1,20.4 43,20" width={0.8} medium="waste" />
      <Pipe via="39.2,25.9 39.2,27 42.2,27.4 42.2,30" medium="waste" small />
      <Pipe via="34.3,17.4 34.3,28 37.6,28 37.6,25.9" medium="return" flow small />
      <Pipe via="36.9,25.9 36.9,27 35.3,27 35.3,18.1 38.5,18.1 38.5,17.4" medium="hot" flow small />
      <Pipe
        via="3.6,32.4 3.6,21.6 6.6,21.6 6.6,22.8 / 9,22.8 9,21.6 10.4,21.6 10.4,31.4 38.4,31.4 38.4,25.9 / 30,31.4 30,27.4 28.4,27.4 / 20.8,31.4 20.8,17.6 25.2,17.6"
        medium="gas"
        flow
      />
      <Radiator at={[34, 14.6]} w={8} scale={0.6} />
      <Gully at={[42.2, 30]} scale={0.8} />
      <GasMeter at={[7.8, 22.2]} scale={0.8} />
      <g className="culprit">
        <WallBoiler at={[36.4, 21.2]} scale={0.54} goesOut />
      </g>
      <Range at={[24.4, 25.2]} w={8} scale={0.5} />
      <Valve at={[3.6, 27]} turn={90} kind="lever" scale={0.9} />
      <Valve at={[5.1, 21.6]} kind="regulator" scale={0.65} />
      <Valve at={[38.4, 28.5]} turn={90} scale={0.6} />
      <Valve at={[30, 28.9]} turn={90} scale={0.6} />
      <Valve at={[23.2, 17.6]} scale={0.6} />
      <Alarm at={[29.6, 21.2]}>CO</Alarm>
      <Alarm at={[31, 14]}>CO</Alarm>
      <Person at={[18.7, 29.6]} scale={2.1} />
      <Label at={[7.8, 18]} to={[7.8, 23.6]}>
        METER
      </Label>
    </>
  ),
};
