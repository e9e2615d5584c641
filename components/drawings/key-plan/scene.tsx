import { Box } from "../building/box";
import { Dining, Lounge, Workplace } from "../building/furniture";
import { Main, Sewer } from "../building/mains";
import { Earth, Lamp } from "../building/street";
import { Person } from "../parts/structure";

type Props = { readonly crane: boolean; readonly heating: boolean; readonly home?: boolean };

/**
 * The building without plant, and the street: one floor, shop and kitchen at street level, plant room below.
 * @param home whether a family lives on the upper floor instead of an office
 */
export function Scene({ crane, heating, home }: Props) {
  // Views with a crane are higher, and therefore also wider.
  const margin = crane ? 1 : 0;
  return (
    <g className="pale">
      <Box at={[-margin, 18.2]} w={34 + 2 * margin} h={10} className="d-earth" />
      <Earth at={[8, 26]} count={10} />
      <Box at={[6, 6.2]} w={26} h={18.4} className="d-room" />
      {!crane && (
        <>
          <Lamp at={[1.4, 18.2]} scale={0.8} />
          <Person at={[3.9, 18.2]} scale={1} />
        </>
      )}
      {/* Furniture and a partition, left out beside heating pipes: these would hide most of it, and it looks like one. */}
      {!heating && (
        <>
          {home ? <Lounge at={[12.4, 12]} scale={0.7} /> : <Workplace at={[12.1, 12]} scale={0.62} />}
          <Dining at={[10.4, 18.2]} scale={0.66} />
          {home && <Lounge at={[13, 24.6]} scale={0.7} />}
          <path className="d-fine" d="M230 66v54" />
        </>
      )}
      <Person at={[18.2, 18.2]} scale={1} />
      {home && <Person at={[22.6, 24.6]} scale={1} />}
      <path className="d-wall" d={`M${-10 * margin} 182h${340 + 20 * margin}v4H${-10 * margin}z`} />
      <path className="d-wall" d="M58 62h264v4H58zM58 120h264v4H58zM58 246h264v6H58z" />
      <path className="d-wall" d="M58 54h6v22h-6zM58 106h6v28h-6zM58 182h6v66h-6zM316 54h6v22h-6zM316 106h6v142h-6z" />
      <path className="d-fine" d="M60 76v30M62 76v30M60 134v48M62 134v48M318 76v30M320 76v30" />
      <Main at={[2, 19.8]} medium="gas" />
      <Main at={[2, 22.6]} medium="water" />
      <Sewer at={[2.4, 25.4]} scale={0.26} />
    </g>
  );
}
