import { Chiller } from "../parts/chiller";
import { Pipe } from "../parts/pipes";
import { Cassette, OutdoorUnit } from "../parts/split-units";

/** The chiller and the outdoor unit, with the rooms that they cool. */
export const coolingPlant = {
  chiller: <Chiller at={[6.6, 2.76]} scale={0.31} />,
  chilled: (
    <>
      <Pipe via="11,5.7 11,12.7 / 11,7.2 10,7.2" medium="water" flow small />
      <Pipe via="10,7.7 11.7,7.7 / 11.7,12.7 11.7,5.7" medium="return" flow small over />
      <Cassette at={[6.9, 6.9]} scale={0.3} />
      <Cassette at={[9.6, 12.7]} scale={0.3} />
    </>
  ),
  outdoor: <OutdoorUnit at={[13.2, 3.1]} scale={0.28} />,
  refrigerant: (
    <>
      <Pipe via="13.3,5.2 12.6,5.2 12.6,12.6 11.9,12.6 11.9,12.9" medium="liquid" small over />
      <Pipe via="12.4,12.9 13.1,12.2 13.1,5.7 13.3,5.7" medium="air" small />
      <Cassette at={[9.6, 12.7]} scale={0.3} />
    </>
  ),
};
