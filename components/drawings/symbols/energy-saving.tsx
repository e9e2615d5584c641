import { repeat } from "../parts/geometry";
import { Controller } from "../parts/wall-controls";
import { line } from "./line";

/** Measures that save energy. */
export const energySaving = {
  controller: <Controller at={[3.2, 0.5]} scale={2.8} />,
  drive: (
    <>
      <path className="d-signal" d="M54 28h36v14" />
      <path className="d-part" d="M8 4h46v76H8z" />
      <path className="d-tint" d="M14 10h34v22H14z" />
      <path className="d-mark" d="M18 21q6-14 13 0t13 0" />
      <path className="d-fine" d="M16 42h8v6h-8zM28 42h8v6h-8zM40 42h6v6h-6zM14 60h34M14 66h34M14 72h34" />
      <path className="d-part" d="M64 42h40v32H64zM104 54h12v8h-12zM68 74v6h8v-6M92 74v6h8v-6" />
      <path className="d-fine" d="M70 48h28M70 54h28M70 60h28M70 66h28" />
    </>
  ),
  lagging: (
    <>
      {line("hot", "M0 42h120", true)}
      <rect className="d-part" x="22" y="20" width="76" height="44" rx="3" />
      <path className="d-hatch" d={repeat(6, [9, 0], "l-14 44", [42, 20])} />
      <path className="d-energy d-fill" d="M36 18h6v48h-6zM78 18h6v48h-6z" />
    </>
  ),
};
