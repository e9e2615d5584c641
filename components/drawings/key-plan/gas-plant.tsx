import { Boiler, WallBoiler } from "../parts/boilers";
import { Duct } from "../parts/duct";
import { Range } from "../parts/kitchen";
import { GasMeter } from "../parts/meters";
import { Pipe } from "../parts/pipes";
import { Valve } from "../parts/valve";

/** Gas from the main in the street to the boilers and the kitchen, and the flue of the boilers. */
export const gasPlant = {
  gas: (
    <>
      <Pipe via="9.4,19.8 9.4,18.9 23.6,18.9" medium="gas" flow small over />
      <Valve at={[11.4, 18.9]} scale={0.5} />
    </>
  ),
  branch: <Pipe via="23.6,18.9 29,18.9 29,20.4 / 25.4,18.9 25.4,20.4" medium="gas" flow small over />,
  kitchen: (
    <>
      <Pipe via="23.6,18.9 23.6,16.4 24.3,16.4" medium="gas" flow small over />
      <Valve at={[23.6, 17.6]} turn={-90} scale={0.45} />
    </>
  ),
  // Drawn after the gas pipes, because it crosses in front of them.
  flue: (
    <>
      <Duct via="26.1,20.3 26.1,19.6 30.9,19.6 30.9,1.2 / 29.6,20.3 29.6,19.6" width={0.7} medium="waste" />
      <path className="d-part d-fine" d="M303 12h12v-4h-12z" />
    </>
  ),
  meter: (
    <>
      <Pipe via="6.9,19.3 7.9,19.3 7.9,19.8" medium="gas" flow small />
      <GasMeter at={[8.65, 19.8]} scale={0.5} />
    </>
  ),
  service: (
    <>
      <Pipe via="2.8,19.3 6.9,19.3" medium="gas" flow small />
      <Valve at={[6.9, 19.3]} kind="lever" scale={0.55} />
    </>
  ),
  range: <Range at={[24.2, 15.4]} scale={0.3} w={9} />,
  boiler: <Boiler at={[24.6, 20.2]} scale={0.38} />,
  standby: <Boiler at={[28.1, 20.2]} scale={0.38} />,
  combi: (
    <>
      <Pipe via="23.6,18.9 30,18.9 30,16.8" medium="gas" flow small over />
      <Duct via="30,13.9 30,13.3 32.4,13" width={0.7} medium="waste" />
      <path className="d-part d-fine" d="M323 124h4v12h-4z" />
      <WallBoiler at={[28.9, 14.1]} scale={0.33} />
    </>
  ),
};
