import { Label } from "../../parts/label";
import { StartLabel } from "../labels";
import type { Figure } from "../types";

export const fiveYears: Figure = {
  alt: "If work is done as it falls due, some years cost far more; spread evenly over five years, no year stands out",
  height: 166,
  draw: () => (
    <>
      {[20, 8, 64, 27, 13].map((due, index) => (
        <g key={due}>
          <path className="d-fault d-fill" d={`M${50 + index * 82} ${122 - due}h28v${due}h-28z`} />
          <path
            className="d-air d-fill"
            d={`M${82 + index * 82} ${122 - (25 + (index % 2) * 4)}h28v${25 + (index % 2) * 4}h-28z`}
          />
          <Label at={[8 + index * 8.2, 14.6]}>{`Year ${index + 1}`}</Label>
        </g>
      ))}
      <path className="d-fine" d="M30 122h430" />
      <path className="d-fault d-fill" d="M50 18h14v14H50z" />
      <StartLabel at={[7.2, 2.7]}>As it falls due</StartLabel>
      <path className="d-air d-fill" d="M250 18h14v14h-14z" />
      <StartLabel at={[27.2, 2.7]}>Evened out</StartLabel>
    </>
  ),
};
