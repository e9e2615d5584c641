import { Pipe } from "../../parts/pipes";
import { Valve } from "../../parts/valve";
import { Labels } from "../labels";
import type { Figure } from "../types";

export const whoMay: Figure = {
  alt: "Gas work needs a Gas Safe engineer, refrigerant work a certified engineer and mains wiring an electrician",
  height: 138,
  draw: () => (
    <>
      <path className="d-hair" d="M160 18v102M320 18v102" />
      <Pipe via="2,4.4 14,4.4" medium="gas" flow />
      <Pipe via="18,4.4 30,4.4" medium="air" flow />
      <path className="d-signal" d="M340 44h120" />
      <Valve at={[8, 4.4]} kind="lever" scale={1.3} />
      <Valve at={[24, 4.4]} scale={1.3} />
      <path className="d-part" d="M385 24h30v40h-30z" />
      <path className="d-solid" d="M403 29l-10 17h7l-4 13 12-18h-7z" />
      <Labels at={[8, 9]} step={16} names={["Gas Safe", "F-gas", "Qualified"]} />
      <Labels at={[8, 11.2]} step={16} names={["registered", "certificate", "electrician"]} />
    </>
  ),
};
