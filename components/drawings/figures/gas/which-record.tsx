import { repeat } from "../../parts/geometry";
import { Gauge } from "../../parts/instruments";
import { Pipe } from "../../parts/pipes";
import { Labels } from "../labels";
import { Soil } from "../soil";
import type { Figure } from "../types";

export const whichRecord: Figure = {
  alt: "A rented home has record CP12, a commercial kitchen CP42, a workplace CP17, a large boiler CP15 and tested pipework CP16",
  draw: () => (
    <>
      <Soil top={12.4} />
      <Pipe via="1,14.4 43,14.4 43,9.4 / 5,14.4 5,12.6 / 14.5,14.4 14.5,12.6 / 24,14.4 24,12.6" medium="gas" />
      <Pipe via="33.5,14.4 33.5,12.6" medium="gas" />
      <path className="d-part" d="M22 124V68h56v56zM14 72l36-34 36 34zM44 124V98h12v26" />
      <path className="d-part" d="M168 54V24h10v30M106 124V54h78v70zM160 124V84h14v40" />
      <path className="d-air d-tint" d="M114 84h38v22h-38z" />
      <path className="d-gas d-fill" d="M106 62h78l8 14H98z" />
      <path className="d-part" d="M204 124V10h72v114zM232 124v-22h16v22" />
      <path className="d-fine" d={[20, 46, 72].map((y) => repeat(3, [20, 0], "h12v16h-12z", [214, y])).join("")} />
      <path className="d-part" d="M305 124V60h60v64zM328 60V24h14v36" />
      <path className="d-gas d-fill" d="M325 108q4-18 10-24 6 6 10 24z" />
      <Gauge at={[43, 9.8]} scale={1.4} />
      <Labels at={[5, 16.9]} step={9.5} names={["Let home", "Kitchen", "Workplace", "Boiler", "Pipework"]} />
      <path className="d-part" d={repeat(5, [95, 0], "h66v28h-66z", [17, 182])} />
      <Labels at={[5, 19.6]} step={9.5} names={["CP12", "CP42", "CP17", "CP15", "CP16"]} />
    </>
  ),
};
