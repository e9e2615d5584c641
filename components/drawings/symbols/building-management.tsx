import { Panel } from "../parts/control-panel";
import { repeat } from "../parts/geometry";
import { Pump } from "../parts/pumps";

/** A building management system. */
export const buildingManagement = {
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
};
