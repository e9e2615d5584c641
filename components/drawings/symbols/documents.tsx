import { RecordSheet } from "../parts/record-sheet";

/** Records, quotes, drawings, and a call at night. */
export const documents = {
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
};
