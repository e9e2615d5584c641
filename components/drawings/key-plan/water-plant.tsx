import { Cylinder } from "../parts/cylinders";
import { Pipe } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Basin, Closet, Sink } from "../parts/sanitary-ware";
import { Tank } from "../parts/tank";
import { Valve } from "../parts/valve";

/** Wastes, hot and cold water, and the fittings they serve. */
export const waterPlant = {
  wastes: <Pipe via="24.6,11.6 24.6,11.9 22.8,11.9 / 26.4,11.9 26.4,12.2 22.8,12.2" medium="waste" small />,
  stack: <Pipe via="22.8,11.7 22.8,25.5 6,25.8 3.1,25.9 / 21.5,17.7 22.8,17.9" medium="waste" flow small over />,
  cold: (
    <Pipe
      via="17.8,23.2 19.3,23.2 19.3,8.6 26.4,8.6 26.4,9.6 / 24.8,8.6 24.8,10 / 19.3,16.1 21.4,16.1"
      medium="water"
      flow
      small
      over
    />
  ),
  // Includes the cylinder's feed, which belongs to views about hot water only.
  hot: (
    <>
      <Pipe via="19.4,23.2 20.2,23.2" medium="water" small />
      <Pipe
        via="20.9,20.9 20.9,20.5 20,20.5 20,9.3 24.3,9.3 24.3,10 / 20,15.4 21.5,15.4 21.5,15.9"
        medium="hot"
        flow
        small
        over
      />
    </>
  ),
  main: (
    <>
      <Pipe via="2.9,22.6 5.2,22.6 5.2,23.4 10.2,23.4 10.2,21.3 11,21.3" medium="water" flow small />
      <Valve at={[7.6, 23.4]} scale={0.5} />
    </>
  ),
  tank: (
    <>
      <Pipe via="15.2,23.2 17,23.2" medium="water" small />
      <Tank at={[10.8, 21]} w={4.4} h={2.6} />
    </>
  ),
  pump: <Pump at={[17.4, 23.2]} scale={0.55} />,
  cylinder: <Cylinder at={[19.8, 20.8]} scale={0.28} />,
  taps: (
    <>
      <path className="d-part d-fine" d="M230 101.5h28v2h-28zM256 103.5v16.5" />
      <Basin at={[24.6, 10.2]} scale={0.3} />
      <Closet at={[26, 12]} scale={0.3} />
    </>
  ),
  sink: (
    <>
      <path className="d-fine" d="M204.5 167v15M225.5 167v15" />
      <Sink at={[20.3, 16.6]} scale={0.2} />
    </>
  ),
};
