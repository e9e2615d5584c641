import { Basin, Sink } from "./parts/fixtures";
import { WallBoiler } from "./parts/gas-plant";
import type { Point } from "./parts/geometry";
import { GasMeter } from "./parts/instruments";
import { Burst, Pipe, Signal } from "./parts/pipes";
import { Cut, Person } from "./parts/structure";
import { Pump, Valve } from "./parts/valves";
import { Cylinder, Tank } from "./parts/vessels";

type BalloonProps = { readonly at: Point; readonly to: Point; readonly children: string };

/** The number of a supply, on a leader to one of its handles. */
function Balloon({ at: [x, y], to, children }: BalloonProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${to[0] - x} ${to[1] - y}`} />
      <circle r="15" />
      <text y="6.5">{children}</text>
    </g>
  );
}

/** A building at night, cut open, with the handles that shut off its gas, water and power. */
export function NightSection() {
  return (
    <svg viewBox="0 0 480 400" role="img" aria-labelledby="drawing-night" className="drawing">
      <title id="drawing-night">
        A London building at night in section, with the handles that shut off its gas, water and power.
      </title>
      <g className="night">
        {/* Sky, street lamp, earth, and the rooms that are lit. */}
        <linearGradient id="lamp" x2="0" y2="1">
          <stop className="d-lamp" />
          <stop offset="1" className="d-lamp" stopOpacity="0" />
        </linearGradient>
        <g stroke="none">
          <path className="d-moon" d="M62 24a19 19 0 1 0 17 29 22 22 0 0 1-17-29z" />
          <path className="d-shade" d="M0 274h134v4h98v98h228V274h20v126H0z" />
          <path fill="url(#lamp)" fillOpacity=".5" d="M15 152L0 207v65h68L29 152z" />
          <path
            className="d-room"
            d="M140 84L296 33l156 51zM136 88h320v92H136zM136 184h320v90H136zM236 280h220v94H236z"
          />
        </g>
        <path className="d-part" d="M20 272V150h4v122zM12 150l4-9h12l4 9zM19 141h6" />
        {/* What is seen of the building, then what is cut. */}
        <path
          className="d-fine"
          d="M134 272V86M240 186v86M300 86v94M240 374v-62h24v62M256 346h4M306 272v-33h94v33M353 239v33M166 154h100M118 211q5 5 0 11M122 208q8 8 0 17"
        />
        <path d="M392 62V22h28v49M388 22h36M398 22v-8h6v8M410 22v-8h6v8" />
        <path className="d-part" d="M164 180v-46h5v40h93v-20q6-4 6 6v20M169 154v-6q14-8 24 0v6zM300 234h106v5H300z" />
        <Cut
          width={0.5}
          via="11.4,9.1 29.6,3 47.8,9.1 / 13.4,20.4 13.4,8.6 45.8,8.6 45.8,37.6 23.4,37.6 23.4,27.8 / 13.4,18.2 45.8,18.2 / 0,27.4 12.4,27.4 / 13,27.6 45.8,27.6 / 46,27.4 48,27.4"
        />
        {/* Supplies, from the street to where they are used. */}
        <Tank at={[25, 5.2]} w={7} h={2.4} />
        <Pipe
          via="0,29.8 32.4,29.8 32.4,5.4 / 32.4,24.7 37.4,24.7 37.4,23.6 / 32.4,15 39.6,15"
          medium="water"
          small
          over
        />
        <Pipe
          via="0,33 15,33 15,19.1 17.2,19.1 17.2,20.2 / 19.6,20.2 19.6,19.1 45.1,19.1 45.1,25.9 43.8,25.9 43.8,25.1"
          medium="gas"
          small
          over
        />
        <Pipe via="42,25.1 42,33.9 36.2,33.9" medium="hot" small />
        <Pipe via="36.2,35.9 43,35.9 43,25.1" medium="return" small />
        <Signal via="0,36 22.2,36 22.2,20.8 24.6,20.8 / 25,22.2 25,28.5 28,28.5 28,31.2 / 28,33.8 28,37 39.4,37 39.4,36" />
        <GasMeter at={[18.4, 20.2]} scale={0.8} />
        <Sink at={[33.2, 23.4]} scale={0.6} />
        <Basin at={[41.6, 13.8]} scale={0.8} />
        <Cylinder at={[32.2, 30.4]} scale={0.5} />
        <path d="M428 204v-4l40-3M468 193v8" />
        <WallBoiler at={[41.3, 20.6]} scale={0.5} off />
        <Pump at={[39.4, 35.9]} scale={0.7} />
        <path className="d-part" d="M244 198h38v24h-38zM271 312h18v26h-18z" />
        <path className="d-fine" d="M248 204h24v11h-24zM254 204v11M260 204v11M266 204v11" />
        <Burst at={[35.5, 15]} />
        <path className="d-water d-mark" strokeDasharray="4 6" d="M349 164v12M361 162v14M353 190v30M363 192v28" />
        <Person at={[11.1, 27.2]} scale={2} />
        {/* The handles. */}
        <g className="d-handle">
          <Valve at={[15, 25.2]} turn={90} kind="plain" scale={1.3} />
          <Valve at={[32.4, 26.1]} turn={-90} scale={1.2} />
          <Valve at={[9, 29.8]} scale={1.2} />
          <path d="M90 290v-18M83 270h14v4H83zM274 203h6v13h-6zM275 319h10v12h-10z" />
          {/* Shut: the lever lies across the pipe. */}
          <path className="d-lever" d="M145 246h42a6 6 0 0 1 0 12h-42z" />
        </g>
      </g>
      <g className="d-balloon">
        <Balloon at={[219, 257]} to={[193, 252]}>
          1
        </Balloon>
        <Balloon at={[284, 252]} to={[312, 261]}>
          2a
        </Balloon>
        <Balloon at={[80, 238]} to={[88, 268]}>
          2b
        </Balloon>
        <Balloon at={[303, 210]} to={[278, 210]}>
          3a
        </Balloon>
        <Balloon at={[303, 348]} to={[282, 328]}>
          3b
        </Balloon>
      </g>
      <g className="d-below">
        <text x="8" y="291">
          WATER
        </text>
        <text x="8" y="323">
          GAS
        </text>
        <text x="8" y="353">
          POWER
        </text>
      </g>
    </svg>
  );
}
