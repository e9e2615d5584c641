import { Labels } from "../labels";
import type { Figure } from "../types";
import { Word } from "../word";

export const pageForAll: Figure = {
  alt: "The pages can be read with larger letters, used with the keyboard alone, and seen by day and after dark",
  height: 190,
  titleBlock: { sheet: "P-02", name: "One page for everybody" },
  draw: () => (
    <>
      <g transform="translate(0 -18)">
        <path className="d-part" d="M16 40h128v108H16zM176 40h128v108H176zM336 40h128v108H336z" />
        <path className="d-solid" d="M400 40h64v108h-64z" />
        <path className="d-part" d="M204 72h72v44h-72z" />
        <g className="d-air">
          <path className="d-mark" strokeWidth="3" d="M196 64h88v60h-88z" />
        </g>
        <circle className="d-part" cx="400" cy="94" r="26" />
        <path className="d-solid" d="M400 68a26 26 0 0 0 0 52z" />
        <path className="d-fine" d="M36 124h20M76 124h48" />
        <path strokeWidth="2.4" d="M36 114l10-24 10 24M39.5 106h13" />
        <path strokeWidth="5" d="M76 114l24-58 24 58M85 94h30" />
        <Word at={[240, 100]} middle strong>
          Tab
        </Word>
        <Labels at={[8, 17.6]} step={16} names={["Larger letters", "Keyboard", "Day and dark"]} />
      </g>
    </>
  ),
};
