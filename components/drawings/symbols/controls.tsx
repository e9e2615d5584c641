import { Panel } from "../parts/control-panel";
import { repeat } from "../parts/geometry";
import { FlowMeter } from "../parts/meters";
import { Pump } from "../parts/pumps";
import { RecordSheet } from "../parts/record-sheet";
import { Controller } from "../parts/wall-controls";
import { line } from "./line";

/** Controls, records and drawings. */
export const controls = {
  logic: (
    <>
      <path className="d-part" d="M18 2h84v80H18z" />
      <path className="d-fine" d="M60 22v6M46 42H37v16M74 42h9v16" />
      <path className="d-solid" d="M33 56h8l-4 7zM79 56h8l-4 7z" />
      <path className="d-tint" d="M46 8h28v14H46zM60 28l15 14-15 14-15-14z" />
      <path className="d-part" d="M24 63h27v12H24zM69 63h27v12H69z" />
    </>
  ),
  panel: <Panel at={[3.1, 0.4]} scale={0.64} />,
  screen: (
    <>
      <path className="d-part" d="M54 62h12v14H54zM38 76h44v5H38z" />
      <rect className="d-part" x="10" y="3" width="100" height="60" rx="3" />
      <path className="d-tint" d="M17 10h86v46H17z" />
      <path className="d-mark" d="M23 44l12-12 10 8 14-18 12 12" />
      <path className="d-energy d-fill" d="M82 17h14v8H82zM82 29h14v8H82z" />
      <path className="d-fault d-fill" d="M82 41h14v8H82z" />
    </>
  ),
  network: (
    <>
      <path d="M2 42h116M24 42V28M60 42V28M96 42V28M42 42v14M80 42v14" strokeWidth="2" />
      <path className="d-part" d="M8 2h32v26H8zM44 2h32v26H44zM80 2h32v26H80z" />
      <path className="d-tint" d="M13 7h22v10H13z" />
      <circle className="d-part" cx="60" cy="15" r="10" />
      <path className="d-fine" d="M13 23h4M21 23h4M29 23h4M60 5v20M50 15h20M86 8h20v8H86zM86 22h8" />
      <Pump at={[4.2, 6.9]} scale={1.1} />
      <path className="d-part" d="M66 56h28v26H66z" />
      <path className="d-fine" d="M72 62h16v8H72zM77 62v8M83 62v8M72 76h16" />
    </>
  ),
  sequence: (
    <>
      <path className="d-signal" d="M60 28v12M20 50V40h80v10M60 40v10" />
      <path className="d-part" d={`M40 2h40v26H40z${repeat(3, [40, 0], "h32v30h-32z", [4, 50])}`} />
      <path className="d-tint" d="M46 8h28v10H46z" />
      <path className="d-fine" d="M46 23h6M57 23h6M68 23h6" />
      <circle className="d-energy d-fill" cx="20" cy="65" r="10" />
      <circle className="d-energy d-fill" cx="60" cy="65" r="10" />
      <circle className="d-shade" cx="100" cy="65" r="10" />
    </>
  ),
  meter: (
    <>
      {line("water", "M0 54h120", true)}
      <FlowMeter at={[6, 5.4]} scale={2.4} />
      <path className="d-signal" d="M60 28V12h28" />
      <path className="d-part" d="M88 2h28v20H88z" />
      <path className="d-mark" d="M93 16l6-6 5 4 7-8" />
    </>
  ),
  alarm: (
    <>
      <path className="d-fault d-tint" d="M60 6Q38 8 38 32v22l-10 12h64L82 54V32Q82 8 60 6z" />
      <path className="d-part" d="M50 66h20q0 12-10 12t-10-12zM55 6a5 5 0 0 1 10 0" />
      <path className="d-fault d-mark" d="M60 22v20M60 50v5" strokeWidth="4" />
      <path className="d-fault d-mark" d="M24 20q-10 16 0 32M12 12q-16 24 0 48M96 20q10 16 0 32M108 12q16 24 0 48" />
    </>
  ),
  upgrade: (
    <>
      <path className="d-shade" d="M4 14h38v56H4z" />
      <circle className="d-fine" cx="23" cy="30" r="10" />
      <path className="d-fine" d="M23 30l6-6M10 48h26M10 55h26M10 62h14" />
      <path className="d-mark" d="M48 42h10" strokeWidth="4" />
      <path className="d-arrow" d="M56 32l14 10-14 10z" />
      <Panel at={[7.6, 1.1]} scale={0.44} w={9} h={14} />
    </>
  ),
  tools: (
    <>
      <path className="d-part" d="M26 38L22 8q0-6 5-6t6 6l3 30M84 38l4-22-6-4 3-10 5 1 1 8 5 1 4-6 4 3-2 9-8 3-4 17" />
      <path className="d-none" strokeWidth="4" d="M42 38q0-24 18-24t18 24" />
      <path className="d-part" d="M12 38h96l-6 42H18z" />
      <path className="d-tint" d="M42 52h36v18H42z" />
      <path className="d-fine" d="M12 44h96M42 60h36" />
    </>
  ),
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
  record: <RecordSheet at={[3.1, 0.6]} scale={0.64} rows={3} />,
  quote: (
    <>
      <path className="d-part" d="M28 2h46l18 18v62H28z" />
      <path className="d-fine" d="M74 2v18h18M38 18h26M38 30h28M76 30h8M38 40h28M76 40h8" />
      <path className="d-tint" d="M38 50h46v24H38z" />
      <path className="d-mark" d="M66 69h12M68 69q4-5 2-10-2-5 2-5t4 3M66 62h8" />
    </>
  ),
  "night-call": (
    <>
      <rect className="d-part" x="42" y="2" width="36" height="80" rx="6" />
      <path className="d-tint" d="M47 13h26v54H47z" />
      <path className="d-fine" d="M55 7h10M56 74h8" />
      <path className="d-gas d-fill" d="M62 28a12 12 0 1 0 8 19 13 13 0 0 1-8-19z" />
      <path className="d-fault d-mark" d="M32 26q-8 16 0 32M20 16q-15 26 0 52M88 26q8 16 0 32M100 16q15 26 0 52" />
    </>
  ),
  plan: (
    <>
      <path className="d-part" d="M6 6h108v72H6z" strokeWidth="4" />
      <path d="M62 6v30M62 56v22M62 40h52" strokeWidth="3" />
      <path className="d-air d-tint" d="M20 18h16v16H20zM20 52h16v16H20zM80 14h16v16H80zM80 52h16v16H80z" />
      <path
        className="d-fine"
        d="M62 36q18 2 18 20M20 18l16 16M36 18L20 34M20 52l16 16M36 52L20 68M80 14l16 16M96 14L80 30M80 52l16 16M96 52L80 68"
      />
    </>
  ),
  loads: (
    <>
      <path d="M10 4v72h106" strokeWidth="2" />
      <path className="d-air d-mark" strokeWidth="3" d="M12 30q14 26 36 26t34-4q18-4 32-22" />
      <path className="d-fault d-mark" strokeWidth="3" d="M12 68q16 0 28-22t22-22q14 0 24 24t28 20" />
      <circle className="d-gas d-fill" cx="96" cy="18" r="8" />
      <path className="d-gas d-mark" d="M96 2v5M96 29v5M80 18h5M107 18h5M85 7l3 3M104 26l3 3M107 7l-3 3M88 26l-3 3" />
    </>
  ),
} as const;
