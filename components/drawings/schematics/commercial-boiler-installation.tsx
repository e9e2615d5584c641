import { Boiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Sensor } from "../parts/instruments";
import { Label } from "../parts/label";
import { State } from "../parts/part";
import { Arrow, Pipe } from "../parts/pipes";
import { Pump, PumpSet } from "../parts/pumps";
import { Ground } from "../parts/structure";
import { Valve } from "../parts/valve";
import { ExpansionVessel, LowLossHeader } from "../parts/vessels";
import type { ServiceSchematic } from "./types";

export const commercialBoilerInstallation: ServiceSchematic = {
  title:
    "Two condensing boilers in cascade: common flue that falls to a trapped drain, low-loss header, pumps to the building.",
  number: "G-04",
  name: "Boiler cascade",
  card: {
    box: [24, 70, 222, 166],
    draw: () => (
      <>
        <Ground at={[-40, 23]} w={130} />
        <Duct via="8,10.6 8,-40 / 19,10.6 19,-40" width={1.6} medium="waste" />
        <Boiler at={[4, 11.4]} />
        <Boiler at={[15, 11.4]} />
      </>
    ),
  },
  draw: () => (
    <>
      <Duct via="2.6,5.7 30,3.6 30,1 / 8,10.6 8,5.3 / 19,10.6 19,4.4" width={1.6} medium="waste" />
      <Duct via="8,10.6 8,5.3 30,3.6 30,1 / 19,10.6 19,4.4" medium="waste" flow bare />
      <path d="M26 49v16" />
      <Pipe via="3.2,6.4 3.2,12.4 2.3,12.4 2.3,10.8 1.4,10.8 1.4,32.4" medium="waste" small />
      <State is={1}>
        <Pipe via="3.2,6.4 3.2,12.4 2.3,12.4 2.3,10.8 1.4,10.8 1.4,32.4" medium="waste" small bare />
      </State>
      <Pipe via="2.8,32.4 2.8,20.4 4,20.4 / 2.8,25.2 13.4,25.2 13.4,20.4 15,20.4" medium="gas" />
      <Pipe via="6,23 6,27 28,27 28,11 / 28,13.4 32,13.4 / 17,23 17,27" medium="hot" flow over />
      <Pipe via="31.4,22.4 30,22.4 30,30.5 10,30.5 10,23 / 21,30.5 21,23" medium="return" flow over />
      <State is={2}>
        <Pipe via="31.4,22.4 30,22.4 30,30.5 10,30.5 10,23 / 21,30.5 21,23" medium="hot" flow />
      </State>
      <Pipe via="34.4,13.4 46.6,13.4" medium="hot" flow />
      <Pipe via="46.6,22.4 34.4,22.4" medium="return" flow />
      <Boiler at={[4, 11.4]} />
      <Boiler at={[15, 11.4]} />
      {[10, 21].map((x) => (
        <g key={x}>
          <Pump at={[x, 28.4]} turn={-90} scale={0.8} />
          <Valve at={[x, 24.2]} turn={-90} kind="nonReturn" scale={0.55} />
        </g>
      ))}
      <g className="culprit">
        <LowLossHeader at={[31.4, 11]} h={14} />
      </g>
      <State is={1}>
        <Label at={[25.6, 28.8]}>50 °C</Label>
      </State>
      <State is={2}>
        <Arrow at={[32.9, 19.6]} turn={90} medium="hot" />
        <Label at={[25.6, 28.8]}>65 °C</Label>
      </State>
      <PumpSet at={[34.6, 13.4]} />
      <Sensor at={[28, 17.6]} turn={-90}>
        T
      </Sensor>
      <Pipe via="28,11 28,9.4 30.2,9.4 30.2,10.4" medium="hot" small />
      <Pipe via="30.2,11.6 30.2,20.4 29,20.4 29,32.4" medium="waste" small over />
      <path className="d-part" d="M295 104h14l-5 7v7h-4v-7z" />
      <Valve at={[2.8, 22.8]} turn={90} scale={0.6} />
      <Valve at={[13.4, 22.8]} turn={-90} scale={0.6} />
      <Valve at={[29.1, 9.4]} kind="safety" scale={0.6} />
      <ExpansionVessel at={[38.6, 22.4]} />
      <Valve at={[43, 22.4]} turn={180} />
      <Label at={[41, 10]}>FLOW 70 °C</Label>
      <Label at={[41, 18.7]}>RETURN</Label>
      <Label at={[41, 20.5]}>50 °C</Label>
      <Label at={[29.1, 6.8]}>SAFETY VALVE</Label>
    </>
  ),
};
