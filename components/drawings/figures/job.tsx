import { Pass } from "../parts/controls";
import { repeat } from "../parts/geometry";
import { Tag } from "../parts/part";
import { Pipe, Signal } from "../parts/pipes";
import { Pump, Valve } from "../parts/valves";
import type { Figure } from "./types";
import { Word } from "./word";

/** How high each sheet is. */
const height = 540;

/** The four sheets of a sample job, from the call to the signed record; the home page shows them as one folder. */
export const job = {
  "job-call": {
    alt: "Sample sheet 1, the call: at 02:14 a night porter reports that the heating pump has stopped, and our engineer is there at 02:52.",
    height,
    unframed: true,
    draw: () => (
      <>
        <Head>1/4 The call</Head>
        <circle className="d-shade" cx="112" cy="192" r="80" />
        <path className="d-fine" d="M112 122v14M112 248v14M42 192h14M168 192h14" />
        <path d="M112 192l44-19M112 192l65-7" strokeWidth="4" />
        <circle className="d-solid" cx="112" cy="192" r="6" />
        <g transform="scale(4)">
          <Word at={[54, 53]} strong>
            02:14
          </Word>
        </g>
        <path className="d-hatch" d={repeat(5, [0, 52], "h424", [28, 306])} />
        {[
          ["Caller", "Night porter, office block"],
          ["Fault", "Heating pump has stopped"],
          ["Told", "Leave it off, we are coming"],
          ["On site", "02:52"],
        ].map(([name = "", value = ""], row) => (
          <Entry key={name} name={name} value={value} y={338 + row * 52} />
        ))}
        <Stamp />
      </>
    ),
  },
  "job-isolation": {
    alt: "Sample sheet 2, the isolation sketch: valves 1 and 2 beside the pump are shut, and switch 3 is locked off.",
    height,
    unframed: true,
    draw: () => (
      <>
        <Head>2/4 Isolation sketch</Head>
        <Pipe via="3,18 11,18 / 37,18 45,18" medium="hot" />
        <Pipe via="11,18 37,18" medium="waste" />
        <Signal via="24,20 24,29" />
        <g className="d-fault d-alert">
          <Valve at={[11, 18]} kind="closed" scale={1.7} />
          <Valve at={[37, 18]} kind="closed" scale={1.7} />
        </g>
        <Pump at={[24, 18]} scale={1.8} />
        <path className="d-part" d="M218 290h44v60h-44zM228 302h24v26h-24z" />
        <path className="d-fault d-mark" d="M234 346v-6a6 6 0 0 1 12 0v6M230 346h20v16h-20z" />
        <path d="M110 160V132M370 160V132M262 320h52" className="d-fine" />
        {[
          [110, 118],
          [370, 118],
          [328, 320],
        ].map(([x = 0, y = 0], index) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle className="d-part" r="16" />
            <Tag>{`${index + 1}`}</Tag>
          </g>
        ))}
        <path className="d-hatch" d={repeat(4, [0, 42], "h424", [28, 388])} />
        {[
          ["3", "Off and locked 03:02"],
          ["1, 2", "Shut 03:05"],
          ["1 to 2", "Drained to 0 bar"],
        ].map(([name = "", value = ""], row) => (
          <Entry key={name} name={name} value={value} y={416 + row * 42} />
        ))}
        <Stamp />
      </>
    ),
  },
  "job-readings": {
    alt: "Sample sheet 3, the readings: the flow rose from 24 to 70 °C, the return from 23 to 51 °C and the third floor from 15 to 19 °C.",
    height,
    unframed: true,
    draw: () => (
      <>
        <Head>3/4 Readings</Head>
        <path className="d-shade" d="M28 92h424v36H28z" />
        <Word at={[300, 116]} end>
          Before
        </Word>
        <Word at={[436, 116]} end>
          After
        </Word>
        <path className="d-hatch" d={repeat(5, [0, 44], "h424", [28, 172])} />
        {[
          ["Flow", "24 °C", "70 °C"],
          ["Return", "23 °C", "51 °C"],
          ["Pressure", "1.4 bar", "1.5 bar"],
          ["Pump", "0 A", "1.8 A"],
          ["Third floor", "15 °C", "19 °C"],
        ].map(([name = "", before = "", after = ""], row) => (
          <g key={name}>
            <Word at={[28, 157 + row * 44]}>{name}</Word>
            <Word at={[300, 157 + row * 44]} end>
              {before}
            </Word>
            <Word at={[436, 157 + row * 44]} end strong>
              {after}
            </Word>
          </g>
        ))}
        <path d="M60 376v120h380" />
        <path className="d-fault d-mark" d="M60 480h120c60 0 60-84 130-90h120" strokeWidth="4" />
        <path className="d-signal" d="M180 376v120" />
        <Word at={[180, 520]} middle>
          04:40
        </Word>
        <Word at={[424, 424]} end>
          Flow temperature
        </Word>
        <Stamp />
      </>
    ),
  },
  "job-record": {
    alt: "Sample sheet 4, the signed record: a new pump head is fitted, nothing leaks and the heating is on at 04:40. The standby pump is the next job.",
    height,
    unframed: true,
    draw: () => (
      <>
        <Head>4/4 Signed record</Head>
        <path className="d-hatch" d={repeat(5, [0, 56], "h424", [28, 152])} />
        {["New pump head fitted", "Runs, no leaks", "Heating on at 04:40", "Standby pump tested"].map((line, row) => (
          <g key={line}>
            <Pass at={[4.6, 12.4 + row * 5.6]} />
            <Word at={[76, 130 + row * 56]}>{line}</Word>
          </g>
        ))}
        <Entry name="Next" value="Standby pump bearing, quote" y={354} />
        <path className="d-fine" d="M28 462h190M262 462h190" />
        <path
          className="d-air d-mark"
          d="M40 446q14-40 24-20t-8 26q16 4 26-20t12 14q10-16 20-8t22-10 30 6M274 450q8-44 24-34t-14 34q24-2 34-22t10 18q14-18 24-6t38-14"
        />
        <Word at={[28, 488]}>Engineer</Word>
        <Word at={[262, 488]}>Night porter</Word>
        <Stamp />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;

/** The sheet's name over a line. */
function Head({ children }: { readonly children: string }) {
  return (
    <>
      <g transform="scale(1.5)">
        <Word at={[19, 36]} strong>
          {children}
        </Word>
      </g>
      <path d="M28 72h424" />
    </>
  );
}

/** What was written down, behind its name. */
function Entry({ name, value, y }: { readonly name: string; readonly value: string; readonly y: number }) {
  return (
    <>
      <Word at={[28, y]}>{name}</Word>
      <Word at={[124, y]} strong>
        {value}
      </Word>
    </>
  );
}

function Stamp() {
  return (
    <g className="d-fault" transform="rotate(-3 386 46)">
      <path className="d-mark" d="M330 26h116v34H330z" />
      <Word at={[388, 49]} middle strong>
        SAMPLE
      </Word>
    </g>
  );
}
