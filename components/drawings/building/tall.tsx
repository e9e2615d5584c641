import { Basin, Closet } from "../parts/sanitary-ware";
import { Person } from "../parts/structure";
import { Box } from "./box";
import { Dining, Workplace } from "./furniture";
import { Sewer } from "./mains";
import { Earth, Lamp } from "./street";
import { TallAir } from "./tall-air";
import { TallGas } from "./tall-gas";
import { TallWater } from "./tall-water";

/** The building for phones: three floors and the basement, 340 units wide. */
export function TallBuilding({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 340 500"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={`drawing d-building ${className}`}
    >
      <g className="d-scene">
        <Box at={[0, 29.6]} w={34} h={20.4} className="d-earth" />
        <Earth at={[9, 43]} count={10} />
        <Earth at={[17, 46.5]} count={7} />
        <Box at={[5.4, 10]} w={26.6} h={30} className="d-room" />
        <Lamp at={[2.4, 29.6]} scale={0.9} />
        <Workplace at={[7, 16.4]} scale={0.8} />
        <Workplace at={[12.4, 16.4]} scale={0.8} />
        <Workplace at={[26.5, 16.4]} scale={0.7} />
        <Basin at={[9, 20.2]} scale={0.45} />
        <Basin at={[13, 20.2]} scale={0.45} />
        <Closet at={[26.8, 22.8]} scale={0.42} />
        <Dining at={[7, 29.6]} scale={0.8} />
        <Person at={[16.8, 29.6]} scale={1.2} />
        <Person at={[4.2, 29.6]} scale={1.2} />
        <path className="d-fine" d="M186 106v190M228 106v190" />
        <path
          className="d-wall"
          d="M54 100h266v6H54zM54 164h266v6H54zM54 228h266v6H54zM0 296h340v6H0zM54 396h266v8H54zM48 92h14v8H48zM44 88h18v4H44z"
        />
        <path
          className="d-wall"
          d="M54 92h8v26h-8zM54 146h8v38h-8zM54 210h8v38h-8zM54 296h8v104h-8zM312 90h8v28h-8zM312 146h8v38h-8zM312 210h8v34h-8zM312 256h8v144h-8z"
        />
        <path className="d-courses" strokeWidth="8" d="M58 100v296M316 100v296" />
        <path
          className="d-fine"
          d="M50 146h12M50 210h12M57 118v28M59 118v28M57 184v26M59 184v26M58 248v48M316 118v28M316 184v26"
        />
        <Sewer at={[4.6, 45]} scale={0.9} />
      </g>
      <TallAir />
      <TallGas />
      <TallWater />
    </svg>
  );
}
