import { Label } from "../parts/label";
import { Person } from "../parts/structure";
import { Box } from "./box";
import { Layer } from "./layer";
import { Level } from "./level";
import { Sewer } from "./mains";
import { Dome, Neighbour } from "./skyline";
import { Earth, Lamp, PlaneTree } from "./street";
import { WideAir } from "./wide-air";
import { WideGas } from "./wide-gas";
import { WideRooms } from "./wide-rooms";
import { WideShell } from "./wide-shell";
import { WideWater } from "./wide-water";

/** Five floors from the street on the left to the yard on the right; a storey is 8 squares, 26 units are a metre. */
export function WideBuilding({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 800 700" aria-hidden="true" className={className}>
      <g id="section">
        <Layer>
          <g className="d-scene">
            <Dome at={[75.6, 21.8]} scale={0.75} />
            <Neighbour at={[67.6, 49]} scale={0.84} sashes={[-198, -98]} />
            <Box at={[0, 49]} w={80} h={21} className="d-earth" />
            <Earth at={[1, 50.6]} count={6} />
            <Earth at={[66.5, 50.6]} count={6} />
            <Earth at={[2, 67.6]} count={5} />
            <Earth at={[62, 64.6]} count={7} />
            <PlaneTree at={[7.8, 49]} scale={1.02} />
            <Lamp at={[2.2, 49]} scale={1.1} />
            <Person at={[12.4, 49]} scale={1.6} />
            <Sewer at={[21.4, 65.6]} scale={0.74} />
            <Levels />
          </g>
          <g className="d-below">
            <Label at={[30.6, 66.8]} to={[23.9, 66.8]}>
              LONDON SEWER
            </Label>
          </g>
        </Layer>
        <Layer id="rooms">
          <g className="d-scene">
            <Box at={[17, 16]} w={48} h={46} className="d-room" />
            <WideRooms />
            <WideShell />
          </g>
        </Layer>
        <WideAir />
        <Layer id="gas">
          <WideGas />
        </Layer>
        <Layer id="water">
          <WideWater />
        </Layer>
        {/* In no floor's layer, because it would be the only text there. */}
        <Layer>
          <Label at={[24, 58.4]}>METER</Label>
        </Layer>
      </g>
    </svg>
  );
}

/** The names of the floors, beside the building. */
function Levels() {
  return (
    <>
      <Level at={[70.6, 24]}>03 OFFICES</Level>
      <Level at={[70.6, 32]}>02 OFFICES</Level>
      <Level at={[70.6, 40]}>01 FLAT</Level>
      <Level at={[70.6, 49]}>00 KITCHEN</Level>
      <g className="d-below">
        <Level at={[70.6, 61]}>B1 PLANT</Level>
      </g>
    </>
  );
}
