import { Arrow, Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Cut, Person } from "../parts/structure";
import { Valve } from "../parts/valve";
import type { ServiceSchematic } from "./types";

/** The placeholder of a service without a drawing. */
export const neutral: ServiceSchematic = {
  title: "A pump between two valves in a line through a building, and an engineer beside it.",
  number: "00",
  name: "Plant and pipework",
  card: {
    box: [136, 126, 208, 108],
    draw: () => (
      <>
        <Pipe via="-40,18 90,18" medium="water" flow />
        <Valve at={[16, 18]} scale={1.6} />
        <Pump at={[24, 18]} scale={1.4} />
        <Valve at={[32, 18]} scale={1.6} />
      </>
    ),
  },
  draw: () => (
    <>
      <Cut via="1,4 47,4 / 1,30 47,30" />
      <Pipe via="1.4,18 46.6,18" medium="water" flow />
      <Valve at={[12, 18]} scale={1.6} />
      <Pump at={[24, 18]} scale={1.4} />
      <Valve at={[36, 18]} scale={1.6} />
      <Arrow at={[42, 15]} medium="water" />
      <Person at={[30, 30]} scale={2.6} />
    </>
  ),
};
