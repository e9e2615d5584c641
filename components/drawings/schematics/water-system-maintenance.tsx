import { Cylinder } from "../parts/cylinders";
import { Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { Fault } from "../parts/marks";
import { State } from "../parts/part";
import { Arrow, Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Tap } from "../parts/sanitary-ware";
import { Cut } from "../parts/structure";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

export const waterSystemMaintenance: ServiceSchematic = {
  title:
    "Cold tank, hot-water cylinder with its vent, and the loop to the taps, with the temperature checked at each sentinel point.",
  number: "W-02",
  name: "Hot and cold, on record",
  card: {
    box: [14, 8, 214, 128],
    draw: () => (
      <>
        <Cut via="-40,12.8 90,12.8" width={0.4} />
        <Pipe via="-40,4.4 6,4.4 / 14,11.8 14,90" medium="water" flow over />
        <Tank at={[6, 3.2]} w={14} h={8.6} warning />
        <Valve at={[4, 4.4]} kind="isolation" scale={0.8} />
      </>
    ),
  },
  draw: () => (
    <>
      <Pipe via="1.4,4.4 6,4.4" medium="water" flow />
      <Pipe via="20,11 24.6,11 24.6,13 42,13 / 14,11.8 14,15 5,15 5,29.4 9,29.4" medium="water" flow />
      <Pipe via="35.6,19.4 35.6,30.5 18.6,30.5 18.6,26.6 17,26.6" medium="return" />
      <State is={1}>
        <Pipe via="35.6,19.4 35.6,30.5 18.6,30.5 18.6,26.6 17,26.6" medium="return" bare />
        <Label at={[39.4, 26]} anchor="start">
          &gt; 50 °C
        </Label>
      </State>
      <Pipe via="13,18 13,16.4 35.6,16.4 35.6,20 42,20" medium="hot" flow />
      <Pipe via="22.4,16.1 22.4,1.8 18.4,1.8 18.4,2.6" medium="hot" small over />
      <Pipe via="24,25 17,25" medium="hot" flow small over />
      <Pipe via="17,29 24,29" medium="return" flow small over />
      <Arrow at={[24, 25]} turn={180} scale={0.75} medium="hot" />
      <Arrow at={[24, 29]} scale={0.75} medium="return" />
      <Tank at={[6, 3.2]} w={14} h={8.6} warning />
      <Cylinder at={[9, 18]} />
      <Valve at={[4, 4.4]} kind="isolation" scale={0.8} />
      <Valve at={[27.4, 13]} />
      <Valve at={[5, 21]} turn={90} />
      <Valve at={[26, 16.4]} />
      <g className="culprit">
        <Pump at={[25, 30.5]} turn={180} />
      </g>
      <Valve at={[31, 30.5]} turn={180} />
      <Valve at={[21.4, 30.5]} turn={180} kind="nonReturn" />
      <Tap at={[42, 13]} />
      <Tap at={[42, 20]} />
      <Sensor at={[31, 13]}>T</Sensor>
      <Sensor at={[29, 16.4]} turn={180}>
        T
      </Sensor>
      <Sensor at={[35.6, 26]} turn={90}>
        T
      </Sensor>
      <Label at={[33.4, 10]} anchor="start">
        COLD &lt; 20 °C
      </Label>
      <Label at={[22.3, 20]} to={[22.3, 16.7]}>
        HOT 60 °C
      </Label>
      <State is={2}>
        <Fault at={[25, 30.5]} />
        <Label at={[39.4, 26]} anchor="start">
          38 °C
        </Label>
      </State>
      <Label at={[26.2, 27]}>BOILER</Label>
    </>
  ),
};
