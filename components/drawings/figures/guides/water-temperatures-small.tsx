import { Label } from "../../parts/label";
import { Fault } from "../../parts/marks";
import { Cap } from "../../parts/pipe-fittings";
import { Arrow, Pipe } from "../../parts/pipes";
import { Tap } from "../../parts/sanitary-ware";
import { Valve } from "../../parts/valve";
import { StartLabel } from "../labels";
import type { Figure } from "../types";
import { Word } from "../word";

export const waterTemperaturesSmall: Figure = {
  alt: "Water is stored at 60 °C, reaches the hot tap at 50 °C within a minute and stays below 20 °C at the cold tap; a pipe that leads nowhere is cut out",
  height: 340,
  cut: 284,
  titleBlock: { sheet: "Q-10", name: "Water temperatures" },
  draw: () => (
    <>
      <path className="d-shade" stroke="none" d="M2 284h476v54H2z" />
      <path d="M2 284h476" strokeWidth="2" />
      <Pipe via="1,31 10,31 10,25 30,25 30,17 32,17 / 17,25 17,22" medium="water" flow />
      <Pipe via="24.4,3.6 24.4,8.4" medium="hot" small />
      <Pipe via="17,6.6 17,3.6 30,3.6 30,7.6 32,7.6" medium="hot" flow />
      <path className="d-part" d="M130 86q0-22 40-22t40 22v118q0 18-40 18t-40-18z" />
      <path className="d-hatch" d="M136 88q0-18 34-18t34 18v114q0 14-34 14t-34-14z" />
      <Cap at={[24.4, 8.4]} turn={90} />
      <Fault at={[24.4, 6.2]} scale={0.8} />
      <Tap at={[32, 7.6]} scale={1.3} />
      <Tap at={[32, 17]} scale={1.3} />
      <Valve at={[10, 27]} turn={90} />
      <Arrow at={[21, 3.6]} medium="fault" />
      <Arrow at={[24, 25]} medium="water" />
      <Word at={[170, 152]} middle strong>
        60 °C
      </Word>
      <Label at={[7, 13]}>Stored</Label>
      <Label at={[7, 15.2]}>hot water</Label>
      <StartLabel at={[22.2, 11.4]}>Dead leg:</StartLabel>
      <StartLabel at={[22.2, 13.6]}>cut it out</StartLabel>
      <Word at={[360, 80]} strong>
        50 °C
      </Word>
      <Word at={[360, 102]}>in 1 minute</Word>
      <Word at={[360, 174]} strong>
        under 20 °C
      </Word>
      <Word at={[360, 196]}>in 2 minutes</Word>
      <StartLabel at={[14, 31]}>Cold from the mains</StartLabel>
    </>
  ),
};
