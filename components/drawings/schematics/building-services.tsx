import { Coil, Damper, Duct, Fan, Filter } from "../parts/air";
import { Panel, RecordSheet } from "../parts/controls";
import { Label } from "../parts/frame";
import { Boiler } from "../parts/gas-plant";
import { FlowMeter } from "../parts/instruments";
import { Arrow, Pipe, Signal } from "../parts/pipes";
import { Ground, Person } from "../parts/structure";
import { Pump, Valve } from "../parts/valves";
import type { Schematic } from "./types";

export const buildingServices = {
  maintenance: {
    title: "A filter is changed in an air handling unit: the gauge across it reads high, the new filter slides in.",
    number: "A-09",
    name: "Filter change",
    draw: () => (
      <>
        <Ground at={[1.5, 31]} w={45} />
        <Duct via="1.4,12 34,12" width={10} flow />
        <path className="d-part" d="M30 62h320v10H30zM30 168h320v10H30zM60 178v132M320 178v132M50 310h20M310 310h20" />
        <path className="d-shade" d="M132 62h36v116h-36z" />
        <Filter at={[15, 20.6]} h={11} scale={1.4} />
        <path className="d-signal" d="M132 72v96M168 72v96" />
        <Arrow at={[19.4, 23]} turn={-90} medium="air" />
        <Coil at={[23.6, 12]} h={9} />
        <Fan at={[29.4, 12.6]} r={3} />
        <path className="d-fine" d="M110 72V44h26M190 72V44h-26" />
        <circle className="d-part" cx="150" cy="40" r="17" />
        <path className="d-fine" d="M139 47a13 13 0 1 1 22 0" />
        <path className="d-fault d-mark" d="M150 41l9-8" />
        <RecordSheet at={[37.6, 4]} w={8} h={13} />
        <Person at={[40, 31]} scale={3.2} />
        <Label at={[21, 3.4]} to={[17, 3.4]}>
          PRESSURE DROP
        </Label>
        <Label at={[23, 27.6]} to={[16.4, 26]}>
          NEW FILTER
        </Label>
      </>
    ),
  },
  "bms-services": {
    title: "A building management system: head-end screen, network, three controllers, and the plant each one runs.",
    number: "B-01",
    name: "Building management system",
    draw: () => (
      <>
        <path className="d-part" strokeWidth="2" d="M160 16h160v88H160zM224 104v12h32v-12M208 116h64" />
        <path className="d-fine" d="M168 24h144v72H168zM168 38h144M174 31h20M280 31h26" />
        <path className="d-mark" d="M176 84q12-34 24-14t22-12 22 4 22-10 18 6" />
        <path className="d-hatch" d="M176 60h112M176 72h112M176 84h112M176 48v38" />
        <path className="d-gas d-fill" d="M294 46h12v12h-12zM294 62h12v12h-12z" />
        <path className="d-water d-fill" d="M294 78h12v12h-12z" />
        <path d="M60 138h360" strokeWidth="3" />
        <Signal via="24,11.6 24,13.8" />
        <path d="M70 138v16M240 138v16M410 138v16M240 120v18" />
        <Panel at={[3.6, 15.4]} w={7} h={6.6} />
        <Panel at={[20.6, 15.4]} w={7} h={6.6} />
        <Panel at={[37.6, 15.4]} w={7} h={6.6} />
        <Duct via="1.4,28 15.4,28" width={4.6} flow />
        <Damper at={[4, 28]} h={4.6} motor />
        <Fan at={[9, 28.2]} r={1.6} />
        <Coil at={[13, 28]} h={4} />
        <Signal via="4,23.8 4,22.6" />
        <Signal via="8.8,22.2 8.8,25.6" />
        <Pipe via="23.4,26 30.4,26 31.4,26" medium="hot" flow small />
        <Pipe via="31.4,30.4 23.4,30.4" medium="return" flow small />
        <Boiler at={[18.6, 24.6]} scale={0.6} />
        <Pump at={[27, 26]} scale={0.8} />
        <Signal via="22.4,22.2 22.4,24.6" />
        <Signal via="27,22.2 27,24.6" />
        <Pipe via="34.4,28 46.6,28" medium="water" flow />
        <FlowMeter at={[38, 28]} />
        <Valve at={[43, 28]} kind="motorised" />
        <Signal via="38,26.6 38.8,22.2" />
        <Signal via="43,25.8 43,22.2" />
        <Label at={[34, 4]} to={[31.4, 4]}>
          HEAD END
        </Label>
        <Label at={[8, 11.6]} to={[10, 13.6]} anchor="middle">
          NETWORK
        </Label>
        <Label at={[14.6, 19]} to={[10.8, 19]}>
          AHU
        </Label>
        <Label at={[31.6, 19]} to={[27.8, 19]}>
          LTHW
        </Label>
      </>
    ),
  },
} satisfies Record<string, Schematic>;
