import { CeilingDiffuser } from "../parts/air-terminals";
import { Dimension } from "../parts/dimension";
import { Duct } from "../parts/duct";
import { Label } from "../parts/label";
import { NorthArrow } from "../parts/north-arrow";
import { Cut } from "../parts/structure";
import type { ServiceSchematic } from "./types";

/** The supply duct and its branches. */
const ducts = (
  <>
    <Duct via="8,15.5 30,15.5" width={2.6} />
    <Duct via="32,15.5 40.5,15.5" width={1.8} />
    <path className="d-tint" d="M300 142.7l20 4v16.6l-20 4zM405 146v18" />
    <Duct
      via="19,14.3 19,11 / 25,14.3 25,11 / 36,14.7 36,11 / 19,16.7 19,20 / 25,16.7 25,20 / 36,16.3 36,20"
      width={1}
    />
    <Duct via="8.4,15.5 40,15.5" bare flow />
    {[19, 25, 36].map((x) => (
      <g key={x}>
        <CeilingDiffuser at={[x, 9.5]} threeWay />
        <CeilingDiffuser at={[x, 21.5]} turn={180} threeWay />
      </g>
    ))}
  </>
);

export const hvacSystemDesign: ServiceSchematic = {
  title: "Plan of an office floor with its supply ductwork, ceiling diffusers and the design air flow of each.",
  number: "A-02",
  name: "Level 02, supply air",
  card: {
    box: [150, 62, 262, 186],
    draw: () => (
      <>
        <Duct via="-40,15.5 9,15.5" width={2.6} />
        {ducts}
      </>
    ),
  },
  draw: () => (
    <>
      <Cut via="5,5 44,5 44,28.6 5,28.6 5,4.6 / 14,5 14,12 / 14,19 14,28.6 / 30,5 30,10.6 / 30,23 30,28.6" />
      <Cut via="5,19 14.4,19" width={0.5} />
      <path className="d-fine" d="M54 200h82M54 210h82M54 220h82M54 230h82M54 240h82M54 250h82M95 200v60" />
      <path className="d-part" d="M160 46h110v8H160zm0 4h110M320 46h100v8H320zm0 4h100" />
      <path className="d-part" d="M160 282h110v8H160zm0 4h110M320 282h100v8H320zm0 4h100" />
      {ducts}
      <path d="M58 134h34v42h-34zM58 134l34 42M92 134l-34 42" className="d-fine" />
      <Dimension from={[5, 3]} to={[30, 3]}>
        12 500
      </Dimension>
      <Dimension from={[30, 3]} to={[44, 3]}>
        7 000
      </Dimension>
      <Dimension from={[3.2, 5]} to={[3.2, 28.6]}>
        11 800
      </Dimension>
      <Label at={[22, 25.5]}>OFFICE</Label>
      <Label at={[22, 27.3]}>840 L/s</Label>
      <Label at={[37, 25.5]}>MEETING</Label>
      <Label at={[37, 27.1]}>420 L/s</Label>
      <NorthArrow at={[43.6, 31.1]} scale={0.7} />
    </>
  ),
};
