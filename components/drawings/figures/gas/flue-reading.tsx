import { Analyser } from "../../parts/instruments";
import { Arrow } from "../../parts/pipes";
import { StartLabel } from "../labels";
import type { Figure } from "../types";

export const flueReading: Figure = {
  alt: "The analyser’s probe stands in the flue and reads oxygen, carbon monoxide and temperature",
  draw: () => (
    <>
      <path className="d-part" d="M40 90h110v110H40z" />
      <path className="d-gas d-fill" d="M62 180q6-24 12-30 6 6 12 30zM96 180q6-24 12-30 6 6 12 30z" />
      <path className="d-fine" d="M56 184h78M50 110h90M50 118h90M50 126h90" />
      <path className="d-shade" d="M80 90V10h30v80z" />
      <Arrow at={[9.5, 3.4]} turn={-90} medium="fault" />
      <path className="d-mark" d="M84 62h70q40 0 40 44" />
      <Analyser at={[19.4, 14.2]} scale={1.2}>
        CO
      </Analyser>
      <path className="d-fine" d="M218 142h12M237 60h-7v120h7M230 100h7M230 140h7" />
      <StartLabel at={[24, 6]}>Oxygen</StartLabel>
      <StartLabel at={[24, 10]}>Carbon monoxide</StartLabel>
      <StartLabel at={[24, 14]}>Flue temperature</StartLabel>
      <StartLabel at={[24, 18]}>Kept from year to year</StartLabel>
    </>
  ),
};
