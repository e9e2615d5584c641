import { Dimension } from "../parts/dimension";
import { Duct } from "../parts/duct";
import { Label } from "../parts/label";
import { RooftopUnit } from "../parts/rooftop-unit";
import { Cut, Person } from "../parts/structure";
import type { ServiceSchematic } from "./types";

/** The unit in its slings. */
const unitInSlings = (
  <>
    <path d="M240 12v18M140 110L150 74h180l10 36M150 74L240 44l90 30M146 74h188v-6H146z" />
    <path className="d-part" d="M232 30h16v10a8 8 0 1 1-14 6" />
    <RooftopUnit at={[13, 11]} />
  </>
);

export const rooftopUnitInstallation: ServiceSchematic = {
  title: "A packaged rooftop unit hangs from a crane's spreader beam above its curb and the two ducts it will join.",
  number: "A-06",
  name: "Lift and set down",
  card: {
    box: [116, 24, 272, 196],
    draw: () => (
      <>
        <path d="M240-400v420" />
        {unitInSlings}
      </>
    ),
  },
  draw: () => (
    <>
      <path className="d-hair" d="M12 230h26v-48h34v30h24v60M384 272v-84h20v-32h24v40h40" />
      <Duct via="17,25.5 17,32.8" width={4} />
      <Duct via="30,32.8 30,25.5" width={4} medium="waste" />
      <Cut via="1,27.4 15,27.4 / 19,27.4 28,27.4 / 32,27.4 47,27.4" />
      <Cut via="3,27 3,23.5 / 45,27 45,23.5" width={0.6} />
      {unitInSlings}
      <path className="d-part" d="M130 255h12v15h-12zM338 255h12v15h-12zM126 249h228v6H126z" />
      <path className="d-signal" d="M131 212v36M349 212v36" />
      <Dimension from={[13, 23]} to={[35, 23]}>
        7 800
      </Dimension>
      <Person at={[7, 27]} scale={1.6} />
      <Person at={[42, 27]} scale={1.6} />
      <path className="d-fine" d="M72 232L130 206M412 232L350 206" />
      <Label at={[33.2, 4.4]} to={[33.2, 7]}>
        SPREADER BEAM
      </Label>
      <Label at={[41.8, 14]} to={[38.6, 21.6]} anchor="middle">
        TAG LINE
      </Label>
      <Label at={[11, 30.6]} to={[15.6, 29.6]}>
        SUPPLY
      </Label>
      <Label at={[36.6, 30.6]} to={[31.6, 29.6]}>
        RETURN
      </Label>
    </>
  ),
};
