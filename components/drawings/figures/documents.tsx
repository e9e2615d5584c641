import { RecordSheet } from "../parts/controls";
import { Label } from "../parts/frame";
import { Arrow } from "../parts/pipes";
import { Labels } from "./labels";
import type { Figure } from "./types";
import { Word } from "./word";

export const documents = {
  "your-message": {
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
  },
  "page-for-all": {
    alt: "The pages can be read with larger letters, used with the keyboard alone, and seen by day and after dark",
    draw: () => (
      <>
        <path className="d-part" d="M16 40h128v108H16zM176 40h128v108H176zM336 40h128v108H336z" />
        <path className="d-solid" d="M400 40h64v108h-64z" />
        <path className="d-part" d="M204 72h72v44h-72zM196 64h88v60h-88z" />
        <circle className="d-mark" cx="400" cy="94" r="26" />
        <path className="d-part" d="M400 68a26 26 0 0 1 0 52z" />
        <path className="d-fine" d="M36 124h20M76 124h48" />
        <path className="d-part" d="M36 114l10-24 10 24M40 105h12M76 114l24-58 24 58M86 92h28" />
        <Word at={[240, 100]} middle strong>
          Tab
        </Word>
        <Labels at={[8, 18]} step={16} names={["Larger letters", "Keyboard", "Day and dark"]} />
      </>
    ),
  },
} as const satisfies Record<string, Figure>;
