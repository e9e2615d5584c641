import { Diffuser, Louvre } from "../parts/air-terminals";
import { Duct } from "../parts/duct";
import { Pipe } from "../parts/pipes";
import { Radiator } from "../parts/radiator";

/** The radiators of both floors. */
export const radiators = (
  <>
    <Radiator at={[7, 9.2]} w={8} scale={0.36} />
    <Radiator at={[7, 15.4]} w={8} scale={0.36} />
  </>
);

/** Plant that heats and ventilates the rooms. */
export const heatingAndAir = {
  heating: (
    <>
      <Pipe
        via="7.2,11.1 7.2,11.7 15.6,11.7 15.6,19.9 23.5,19.9 23.5,23.8 24.6,23.8 / 7.2,17.3 7.2,17.8 15.6,17.8 / 22,23.8 23.5,23.8 / 28.1,23.8 27.6,23.8"
        medium="return"
        flow
        small
        over
      />
      <Pipe
        via="24.6,21.8 24,21.8 24,19.4 16.2,19.4 16.2,11.2 9.7,11.2 9.7,11 / 16.2,17.4 9.7,17.4 9.7,17.2 / 24,21.8 24,22.7 22,22.7 / 28.1,21.8 27.6,21.8"
        medium="hot"
        flow
        small
        over
      />
      {radiators}
    </>
  ),
  // Drawn after the heating pipes, because they cross in front of them.
  ducts: (
    <>
      <Duct via="18.2,6.6 18.2,13.2 17,13.2 / 22,7.4 14.4,7.4" width={1} flow />
      <path d="M170 127v10M144 69v10M220 69v10" />
      <Diffuser at={[15.4, 7.9]} scale={0.5} />
      <Diffuser at={[21, 7.9]} scale={0.5} />
      <Diffuser at={[17.9, 13.7]} scale={0.3} />
      <Duct via="25,7.4 23.4,7.4 23.4,6.2" width={1} medium="waste" />
      <Louvre at={[25, 7.4]} h={1} />
    </>
  ),
};
