import { repeat } from "../parts/geometry";
import { Fault } from "../parts/marks";
import { Burst } from "../parts/pipe-breaks";
import { Closet, Tap } from "../parts/sanitary-ware";
import { Ground } from "../parts/structure";
import { drop, line } from "./line";

/** Drains and plumbing call-outs. */
export const drains = {
  stack: (
    <>
      {line("waste", "M16 12v72M50 64v6q0 7-7 7H16")}
      <path className="d-part" d="M8 4h16v8H8z" />
      <Closet at={[3.8, 6.6]} scale={0.74} />
      <path d="M28 67h90" strokeWidth="2" />
      <path className="d-hatch" d={repeat(7, [11, 0], "l-7 7", [48, 68])} />
    </>
  ),
  "roof-outlet": (
    <>
      <path
        className="d-water d-mark"
        d="M16 6l-4 10M36 2l-4 10M58 6l-4 10M80 2l-4 10M102 6l-4 10M24 22l-4 10M92 22l-4 10"
      />
      {line("water", "M60 84V58")}
      <path d="M2 46h44M74 46h44" strokeWidth="3" />
      <path className="d-shade" d="M2 48h44v12H2zM74 48h44v12H74z" />
      <path className="d-part" d="M44 44h32q0 14-10 16H54q-10-2-10-16zM46 44q14-18 28 0z" />
      <path className="d-fine" d="M52 40v4M60 35v9M68 40v4" />
    </>
  ),
  burst: (
    <>
      {line("water", "M0 56h120")}
      <g transform="translate(60 56)scale(1.9)" fontSize="5">
        <Burst at={[0, 0]} />
      </g>
      {drop(36, 64)}
      {drop(86, 66)}
    </>
  ),
  drain: (
    <>
      {line("waste", "M0 74h120")}
      <Ground at={[0, 1.4]} w={3.5} />
      <g transform="translate(86 0)">
        <Ground at={[0, 1.4]} w={3.4} />
      </g>
      <path className="d-part" d="M36 20h48v48H36zM32 12h56v8H32z" />
      <path className="d-fine" d="M36 34h48M36 50h48" />
      <path d="M60 2v50q0 22 22 22h20" strokeWidth="2.6" />
      <path className="d-solid" d="M100 68l14 6-14 6z" />
    </>
  ),
  "no-water": (
    <>
      <path className="d-shade" d="M10 2h18v80H10z" />
      <path className="d-hatch" d="M10 18h18M10 34h18M10 50h18M10 66h18" />
      <Tap at={[2.8, 3.2]} scale={2.3} />
      <Fault at={[9.2, 6.6]} scale={1.4} />
    </>
  ),
};
