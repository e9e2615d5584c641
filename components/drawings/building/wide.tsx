import { Label } from "../parts/label";
import { Person } from "../parts/structure";
import { Dining, Lounge, Pendant, ShopFront, Workplace } from "./furniture";
import { Layer } from "./layer";
import { Box, Cornice, CutSash, Dome, Level, Neighbour } from "./shell";
import { Earth, Lamp, PlaneTree, Sewer } from "./street";
import { WideAir, WideGas, WideWater } from "./wide-systems";

/** Five floors from the street on the left to the yard on the right; a storey is 8 squares, 26 units to the metre. */
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
            <Rooms />
            <Shell />
          </g>
        </Layer>
        <WideAir />
        <Layer id="gas">
          <WideGas />
        </Layer>
        <Layer id="water">
          <WideWater />
        </Layer>
        {/* In no layer of a floor, of which it would be the one word. */}
        <Layer>
          <Label at={[24, 58.4]}>METER</Label>
        </Layer>
      </g>
    </svg>
  );
}

function Rooms() {
  return (
    <>
      <Workplace at={[20, 24]} />
      <Workplace at={[27, 24]} />
      <Workplace at={[48.4, 24]} />
      <Workplace at={[56, 24]} />
      <Person at={[54.9, 24]} scale={1.5} />
      <Workplace at={[24, 32]} />
      <Person at={[51.8, 32]} scale={1.5} />
      <Lounge at={[18.8, 40]} />
      <path d="M570 328v72" />
      <path d="M277 328v72" />
      <Dining at={[20, 49]} />
      <Dining at={[29, 49]} />
      <Pendant at={[23.5, 43]} />
      <Pendant at={[32.5, 43]} />
      <Person at={[60.6, 49]} scale={1.5} />
      <path className="d-hatch" d="M182 134h26M540 134h98M560 134v26M600 134v26M540 147h98" />
      <Person at={[57.6, 16]} scale={1.5} />
      <path className="d-fine" d="M378 168v322M446 168v322" />
    </>
  );
}

/** What the section cuts: walls, slabs, the façade's stone; solid. */
function Shell() {
  return (
    <>
      <path
        className="d-solid"
        d="M170 160h480v8H170zM182 240h456v8H182zM182 320h456v8H182zM182 400h456v8H182zM170 490h480v8H170zM170 610h480v10H170z"
      />
      <path
        className="d-solid"
        d="M170 134h12v50h-12zM170 218h12v48h-12zM170 300h12v44h-12zM170 380h12v34h-12zM170 490h12v130h-12zM638 140h12v44h-12zM638 218h12v48h-12zM638 300h12v44h-12zM638 380h12v34h-12zM638 432h12v188h-12z"
      />
      <path className="d-courses" strokeWidth="12" d="M176 140v470M644 140v470" />
      <Cornice at={[17, 16.5]} />
      <path className="d-part d-fine" d="M164 238h18v4h-18zM164 318h18v4h-18z" />
      <CutSash at={[17, 21.8]} />
      <CutSash at={[17, 30]} />
      <CutSash at={[17, 38]} />
      <CutSash at={[65, 21.8]} flip />
      <CutSash at={[65, 30]} flip />
      <CutSash at={[65, 38]} flip />
      <ShopFront at={[17, 49]} />
      <path className="d-solid" d="M0 490h170v5H0zM650 490h150v5H650z" />
    </>
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
