import { Pass } from "../parts/controls";
import { Label } from "../parts/frame";
import { Cap, Pipe } from "../parts/pipes";
import { Valve } from "../parts/valves";
import { Labels, StartLabel } from "./labels";
import type { Figure } from "./types";

export const proofs = {
  "warning-label": {
    alt: "A dangerous appliance stays off behind a closed valve and a do-not-use label that gives what, why, who and when",
    draw: () => (
      <>
        <Pipe via="1,6 24,6" medium="gas" />
        <Cap at={[24, 6]} />
        <Valve at={[12, 6]} kind="closed" scale={1.6} />
        <path className="d-part" d="M262 34h50v70h-50z" />
        <path className="d-fine" d="M270 44h34v26h-34zM270 84h34" />
        <path className="d-fine" d="M120 72q-6 30 0 40" />
        <path className="d-fault d-tint" d="M50 124l12-12h116l12 12v80H50z" />
        <circle className="d-part" cx="120" cy="119" r="5" />
        <Label at={[12, 14.6]}>Do not use</Label>
        <path className="d-fine" d="M66 166h108M66 180h108M66 194h70" />
        <StartLabel at={[21, 14]}>What, why, who, when</StartLabel>
        <StartLabel at={[21, 17]}>It stays off until an</StartLabel>
        <StartLabel at={[21, 19.4]}>engineer has made it safe</StartLabel>
        <Label at={[38.2, 7]}>Disconnected</Label>
      </>
    ),
  },
  "gas-card": {
    alt: "A Gas Safe card has the photograph, number and date on the front and the kinds of work on the back",
    draw: () => (
      <>
        <path className="d-part" d="M30 40h190v120H30zM260 40h190v120H260z" />
        <path className="d-gas d-fill" d="M30 40h190v22H30zM260 40h190v22H260z" />
        <path className="d-shade" d="M46 76h50v66H46z" />
        <circle className="d-part" cx="71" cy="98" r="11" />
        <path className="d-part" d="M51 141q4-28 20-28t20 28z" />
        <path className="d-fine" d="M276 84h104M276 106h104M276 128h104" />
        <Pass at={[42, 8.4]} scale={0.8} />
        <Pass at={[42, 10.6]} scale={0.8} />
        <Pass at={[42, 12.8]} scale={0.8} />
        <StartLabel at={[11, 8.6]}>Number</StartLabel>
        <StartLabel at={[11, 12]}>Valid until</StartLabel>
        <Label at={[12.5, 19]}>Is it this person?</Label>
        <Label at={[35.5, 19]}>Is it this work?</Label>
      </>
    ),
  },
  "who-may": {
    alt: "Gas work needs a Gas Safe engineer, refrigerant work a certified engineer and mains wiring an electrician",
    height: 138,
    draw: () => (
      <>
        <path className="d-hair" d="M160 18v102M320 18v102" />
        <Pipe via="2,4.4 14,4.4" medium="gas" flow />
        <Pipe via="18,4.4 30,4.4" medium="discharge" flow />
        <path className="d-signal" d="M340 44h120" />
        <Valve at={[8, 4.4]} kind="lever" scale={1.3} />
        <Valve at={[24, 4.4]} scale={1.3} />
        <path className="d-part" d="M385 24h30v40h-30z" />
        <path className="d-solid" d="M403 29l-10 17h7l-4 13 12-18h-7z" />
        <Labels at={[8, 9]} step={16} names={["Gas Safe", "F-gas", "Qualified"]} />
        <Labels at={[8, 11.2]} step={16} names={["registered", "certificate", "electrician"]} />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
