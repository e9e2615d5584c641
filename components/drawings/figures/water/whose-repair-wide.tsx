import type { Figure } from "../types";
import { WhoseRepair, whoseRepair } from "./whose-repair";

/** The figure for tablets, with the key beside the house. */
export const whoseRepairWide: Figure = {
  alt: whoseRepair.alt,
  width: 764,
  height: 294,
  draw: () => (
    <>
      <WhoseRepair keyAt={[48.6, 9.2]} />
      <path d="M478 2v290" />
    </>
  ),
};
