import { Label } from "../../parts/label";
import { Arrow } from "../../parts/pipes";
import { RecordSheet } from "../../parts/record-sheet";
import { Labels } from "../labels";
import type { Figure } from "../types";

export const yourMessage: Figure = {
  alt: "We use your message to answer you, and erase it after twelve months if no work follows",
  draw: () => (
    <>
      <path className="d-fine" d="M100 106h288" />
      <path className="d-part" d="M24 78h76v56H24zM24 78l38 32 38-32" />
      <RecordSheet at={[20.2, 6]} w={7} h={9} rows={3} scale={1.02} />
      <path className="d-part" d="M386 84h60l-6 60h-48zM380 74h72v10h-72zM404 74V64h24v10" />
      <path className="d-fine" d="M404 96l2 36M416 96v36M428 96l-2 36" />
      {[19.4, 38].map((x) => (
        <Arrow key={x} at={[x, 10.6]} />
      ))}
      <Labels at={[6.2, 18]} step={17.7} names={["Message", "Our answer", "Erased"]} />
      <Label at={[24, 3]}>If no work follows, kept for 12 months</Label>
    </>
  ),
};
