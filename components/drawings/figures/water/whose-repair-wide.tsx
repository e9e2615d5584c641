import type { Figure } from "../types";
import { WhoseRepair, whoseRepair } from "./whose-repair";

/** The figure for tablets, with the key beside the house. */
export const whoseRepairWide: Figure = {
  alt: whoseRepair.alt,
  width: 764,
  height: 294,
  letters: 16,
  titleBlock: whoseRepair.titleBlock,
  draw: () => (
    <>
      <WhoseRepair keyAt={[49.6, 4]} step={5.3} />
      <path d="M478 2v292" />
    </>
  ),
};
