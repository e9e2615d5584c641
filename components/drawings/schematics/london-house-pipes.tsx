import { Duct } from "../parts/duct";
import { State } from "../parts/part";
import { Pipe } from "../parts/pipes";

/** The soil stack of the London house with its drain, and its wastes. In state 2 the drain is blocked. */
export function SoilStack() {
  return (
    <>
      <Duct via="41.6,3.8 41.6,26.4 43,28 46.8,28.9 / 39.6,14.9 41.6,15.3" width={0.9} medium="waste" />
      <Duct via="39.6,14.9 41.6,15.3 41.6,26.4 43,28 46.8,28.9" medium="waste" flow bare />
      <State is={2}>
        <Duct via="41.6,20 41.6,26.4 43,28 46.8,28.9" width={0.9} medium="fault" />
      </State>
      <Pipe
        via="35.7,23.6 35.7,25.8 41.4,26.3 / 46.1,25.7 46.5,25.9 46.5,28.7 / 34.8,14.8 34.8,17 41.4,17.6"
        medium="waste"
        flow
        small
        over
      />
    </>
  );
}

/** Return and flow between boiler, cylinder and radiators. */
export function HeatingPipes() {
  return (
    <>
      <Pipe
        via="19.2,14.5 17.4,14.5 17.4,24.2 13.2,24.2 13.2,21.8 / 11.4,14.4 11.4,15.3 17.4,15.3 / 21.6,22.9 21.6,24.2 17.4,24.2"
        medium="return"
        flow
        small
        over
      />
      <Pipe
        via="12.5,21.8 12.5,22.9 16.2,22.9 16.2,12.7 19.2,12.7 / 16.2,14.8 13.9,14.8 13.9,14.4 / 16.2,22.9 16.2,23.6 19,23.6 19,22.9"
        medium="hot"
        flow
        small
        over
      />
    </>
  );
}

/** The discharge of the safety valves, and cold and hot water to each tap. */
export function WaterPipes() {
  return (
    <>
      <Pipe via="30.2,13.9 30.2,18.2 44.6,19.4 44.6,24.4" medium="waste" small over />
      <Pipe
        via="3.9,27.4 28,27.4 28,14.4 22.8,14.4 / 28,22 30.4,22 30.4,24.2 37,24.2 37,22.4 / 28,15.1 37,15.1 37,12.4 40.2,12.4 / 35.7,15.1 35.7,13.2 / 25.8,14.4 25.8,11.4 29.7,11.4 29.7,12.2"
        medium="water"
        flow
        small
        over
      />
      <Pipe
        via="21,9.6 21,8.4 32,8.4 32,23.2 34.8,23.2 34.8,22.4 / 22.8,10.2 30.7,10.2 30.7,12.2 / 32,14.1 33.8,14.1 33.8,13.2"
        medium="hot"
        flow
        small
        over
      />
    </>
  );
}
