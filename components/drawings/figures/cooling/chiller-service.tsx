import { Chiller } from "../../parts/chiller";
import { Gauge } from "../../parts/instruments";
import { FlowMeter } from "../../parts/meters";
import { Strainer } from "../../parts/pipe-fittings";
import { Pipe } from "../../parts/pipes";
import { Ground } from "../../parts/structure";
import type { Figure } from "../types";
import { Word } from "../word";

/** The checks of a chiller service, on the machine and on its water. */
export const chillerService: Figure = {
  alt: "A chiller and its water circuit, with the points we check at a service marked",
  height: 248,
  draw: () => (
    <>
      <Ground at={[0.4, 20.2]} w={47} />
      <Chiller at={[2, 5.6]} scale={1.3} />
      <Pipe via="28,12.1 47.6,12.1" medium="water" flow />
      <Pipe via="47.6,16 28,16" medium="return" flow />
      <FlowMeter at={[33, 12.1]} />
      <Gauge at={[40, 12.1]} />
      <g transform="translate(760)scale(-1 1)">
        <Strainer at={[38, 16]} />
      </g>
      <Gauge at={[33, 16]} turn={180} />
      <path className="d-fine" d="M50 38v34M150 38v34M330 66v42M400 66v22M68 214v-52M208 214v-52" />
      <Word at={[20, 30]}>Coils washed, fans checked</Word>
      <Word at={[468, 30]} end>
        Water flow switch
      </Word>
      <Word at={[468, 56]} end>
        and pressures
      </Word>
      <Word at={[400, 190]}>Strainer</Word>
      <Word at={[20, 232]}>Oil and current</Word>
      <Word at={[182, 232]}>Refrigerant: leaks, temperatures</Word>
    </>
  ),
};
