import { WallBoiler } from "../parts/boilers";
import { Cylinder } from "../parts/cylinders";
import { GasMeter } from "../parts/meters";
import { Burst } from "../parts/pipe-breaks";
import { Pipe, Signal } from "../parts/pipes";
import { Pump } from "../parts/pumps";
import { Basin, Sink } from "../parts/sanitary-ware";
import { Tank } from "../parts/tank";

/** The supplies, from the street to their points of use. */
export function Supplies() {
  return (
    <>
      <Tank at={[25, 5.7]} w={5.6} h={1.9} />
      <Pipe
        via="2,29.8 32.4,29.8 32.4,6.1 30.6,6.1 / 32.4,24.7 37.4,24.7 37.4,23.6 / 32.4,15 39.6,15"
        medium="water"
        small
        over
      />
      <Pipe
        via="2,33 15,33 15,19.1 17.2,19.1 17.2,20.2 / 19.6,20.2 19.6,19.1 45.1,19.1 45.1,25.9 43.8,25.9 43.8,25.1"
        medium="gas"
        small
        over
      />
      <Pipe via="42,25.1 42,33.9 36.2,33.9" medium="hot" small />
      <Pipe via="36.2,35.9 43,35.9 43,25.1" medium="return" small />
      <Signal via="2,36 22.2,36 22.2,20.8 24.6,20.8 / 25,22.2 25,28.5 28,28.5 28,31.2 / 28,33.8 28,37 39.4,37 39.4,36" />
      <GasMeter at={[18.4, 20.2]} scale={0.8} />
      <Sink at={[33.2, 23.4]} scale={0.6} />
      <Basin at={[41.6, 13.8]} scale={0.8} />
      <Cylinder at={[32.2, 30.4]} scale={0.5} />
      <path d="M428 204v-4l40-3M468 193v8" />
      <WallBoiler at={[41.3, 20.6]} scale={0.5} off />
      <Pump at={[39.4, 35.9]} scale={0.7} />
      <path className="d-part" d="M244 198h38v24h-38zM271 312h18v26h-18z" />
      <path className="d-fine" d="M248 204h24v11h-24zM254 204v11M260 204v11M266 204v11" />
      <Burst at={[35.5, 15]} />
      <path className="d-water d-mark" strokeDasharray="4 6" d="M349 164v12M361 162v14M353 190v30M363 192v28" />
    </>
  );
}
