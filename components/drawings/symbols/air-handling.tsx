import { Coil } from "../parts/duct-fittings";
import { Fan } from "../parts/fans";
import { Recuperator } from "../parts/recuperator";

const zigzag = (x: number, y: number, count: number) => `M${x} ${y}${"l10 4-10 4".repeat(count)}`;

/** Units that treat air. */
export const airHandling = {
  ahu: (
    <>
      <path className="d-air d-arrow" d="M2 36l10 8-10 8zM110 26l9 7-9 7z" />
      <path className="d-part" d="M14 14h94v58H14zM20 72v8h8v-8M92 72v8h8v-8" />
      <path className="d-fine" d={`M38 14v58M62 14v58${zigzag(21, 18, 6)}`} />
      <Coil at={[5, 4.3]} h={5} />
      <Fan at={[8.3, 4.5]} r={1.8} />
    </>
  ),
  recuperator: (
    <>
      <path className="d-fault d-mark" d="M8 12l26 15M86 57l22 13" />
      <path className="d-air d-mark" d="M8 72l26-15M86 27l22-13" />
      <Recuperator at={[2.5, 0.7]} />
      <path className="d-fault d-arrow" d="M116 75l-7-9-5 8z" />
      <path className="d-air d-arrow" d="M116 9l-7 9-5-8z" />
      <path className="d-fault d-mark" d="M46 32l24 16" />
      <path className="d-air d-mark" d="M46 52l24-16" />
    </>
  ),
};
