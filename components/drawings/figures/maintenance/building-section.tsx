import { Workplace } from "../../building/furniture";
import { Diffuser } from "../../parts/air-terminals";
import { Boiler } from "../../parts/boilers";
import { Chiller } from "../../parts/chiller";
import { Duct } from "../../parts/duct";
import { Fan } from "../../parts/fans";
import { Pipe } from "../../parts/pipes";
import { Radiator } from "../../parts/radiator";
import { Person } from "../../parts/structure";

/** A building in section with its plant; each machine is level with its bar. */
export function BuildingSection() {
  return (
    <g transform="translate(0 -14)">
      <path className="d-air d-tint" stroke="none" d="M24 96h188v198H24z" />
      <path className="d-fine" d="M2 228h20M214 228h14M24 118v24M24 182v24M212 142v-36M212 182v24" />
      <Duct via="4,11.2 18.6,11.2" width={1} medium="waste" />
      <Diffuser at={[10, 11.7]} scale={0.5} medium="waste" />
      <Diffuser at={[14.6, 11.7]} scale={0.5} medium="waste" />
      <Fan at={[18.6, 12.3]} />
      <Workplace at={[10.2, 16]} scale={0.8} />
      <Workplace at={[10.2, 22.4]} scale={0.8} />
      <Person at={[15.8, 16]} scale={1.2} />
      <Person at={[18, 22.4]} scale={1.2} />
      <Pipe via="16.5,27 9,27 9,14.8 7,14.8 / 9,21.2 7,21.2" medium="return" small />
      <Pipe via="16.5,25.4 8,25.4 8,13.6 7,13.6 / 8,20 7,20" medium="hot" small />
      <Radiator at={[4, 12.9]} w={7} scale={0.42} />
      <Radiator at={[4, 19.3]} w={7} scale={0.42} />
      <Boiler at={[10.4, 23.7]} scale={0.46} />
      <Boiler at={[15.6, 23.7]} scale={0.46} />
      <Chiller at={[6.8, 3.7]} scale={0.5} />
      <path
        className="d-wall"
        d="M12 92h212v8H12zM28 160h180v8H28zM20 224h196v8H20zM20 290h196v8H20zM20 92h8v26h-8zM20 142h8v40h-8zM20 206h8v92h-8zM208 92h8v14h-8zM208 142h8v40h-8zM208 206h8v92h-8z"
      />
    </g>
  );
}
