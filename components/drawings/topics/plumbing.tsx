import { Sewer } from "../building/street";
import { Arrow, Pipe } from "../parts/pipes";
import { Valve } from "../parts/valves";
import { Cylinder, ExpansionVessel } from "../parts/vessels";
import { Word } from "./word";

/** A drain between a house and the sewer: whose it is, and a camera that has come to the roots. */
export function DrainSurvey() {
  return (
    <>
      <path className="d-shade" stroke="none" d="M0 92h480v156H0z" />
      <path className="d-solid" d="M0 88h480v5H0z" />
      <path className="d-part" d="M6 88V20h70v68zM0 22L41 2l41 20" />
      <path className="d-fine" d="M20 36h16v22H20zM48 36h16v22H48z" />
      <path className="d-axis" d="M292 40v150" />
      <Pipe via="6,9.2 6,13.6 12.4,14" medium="waste" flow />
      <Pipe via="15.6,14.2 43,17.4" medium="waste" flow />
      <path className="d-part" d="M124 88h32v66h-32zM118 84h44v8h-44z" />
      <path className="d-waste d-tint" d="M126 136l28 3v13h-28z" stroke="none" />
      <path d="M140 84V60q0-10-10-10h-16M140 92v38q0 14 14 15l56 6" className="d-fault d-mark" />
      <path className="d-part" d="M92 38h24v22H92z" />
      <path className="d-air d-tint" d="M96 42h16v12H96z" />
      <circle className="d-solid" cx="214" cy="151" r="4" />
      <path className="d-energy d-mark" d="M238 96q-4 20 4 34t-4 20M248 94q6 22-2 36t6 22M240 128q-10 8-8 20" />
      <Sewer at={[45, 18]} scale={0.7} />
      <Word at={[282, 64]} end>
        yours
      </Word>
      <Word at={[302, 64]}>not yours</Word>
      <Word at={[196, 182]} middle>
        camera
      </Word>
      <Word at={[264, 124]}>roots</Word>
      <Word at={[4, 236]}>chamber, camera, and the fault with its place</Word>
    </>
  );
}

/** An unvented cylinder with what keeps it safe. */
export function Unvented() {
  return (
    <>
      <Pipe via="0.4,19.4 22,19.4" medium="water" flow />
      <Pipe via="26,3.4 26,1.8 47.6,1.8" medium="hot" flow />
      <Pipe via="16,19.4 16,12.4" medium="water" small />
      <Pipe via="32.4,6.6 36,6.6 36,10.6" medium="waste" small />
      <Pipe via="36,12.8 36,22.8 47.6,23.6" medium="waste" flow />
      <Cylinder at={[22, 3.2]} scale={1.34} />
      <Valve at={[3.6, 19.4]} />
      <Valve at={[7.8, 19.4]} kind="regulator" />
      <Valve at={[12, 19.4]} kind="nonReturn" />
      <ExpansionVessel at={[16, 12.6]} turn={180} scale={0.9} />
      <Valve at={[33.4, 6.6]} kind="safety" scale={0.8} />
      <path className="d-part" d="M348 104h24l-8 14v10h-8v-10z" />
      <Arrow at={[44, 23.35]} turn={5} medium="waste" />
      <Word at={[4, 40]}>expansion vessel</Word>
      <Word at={[4, 62]}>holds its air</Word>
      <Word at={[4, 162]}>pressure reducer</Word>
      <Word at={[476, 60]} end>
        one of two
      </Word>
      <Word at={[476, 82]} end>
        safety valves
      </Word>
      <Word at={[476, 124]} end>
        tundish:
      </Word>
      <Word at={[476, 146]} end>
        dry
      </Word>
      <Word at={[476, 218]} end>
        downhill
      </Word>
    </>
  );
}
