import { repeat } from "../parts/geometry";

/** Rooms that are cooled. */
export const cooledRooms = {
  office: (
    <>
      <path className="d-part" d="M4 2h112v4H4zM38 6h44v8H38zM30 14h60l-7 6H37z" />
      <path className="d-air d-mark" d="M28 20q-10 2-16 12M92 20q10 2 16 12" />
      <path className="d-part" d="M14 60h92v5H14zM22 65v15M98 65v15M56 54h10v6H56z" />
      <path className="d-tint" d="M40 32h42v22H40z" />
      <path className="d-fine" d="M4 80h112" />
    </>
  ),
  shop: (
    <>
      <path className="d-part" d="M12 28h96v52H12z" />
      <path className="d-air d-tint" d="M20 40h44v26H20z" />
      <path className="d-part" d="M74 40h24v40H74z" />
      <path
        className="d-part"
        d="M16 6h88l8 22q-4 9-9 9t-8-9q-4 9-9 9t-9-9q-4 9-9 9t-8-9q-4 9-9 9t-9-9q-4 9-9 9t-8-9q-5 9-17 9t-9-9z"
      />
      <path className="d-fine" d="M16 28h88M33 6l-4 22M51 6l-3 22M69 6l3 22M87 6l4 22M78 60v6M20 66h44" />
    </>
  ),
  servers: (
    <>
      <path className="d-part" d={`M34 3h52v78H34z${repeat(5, [0, 15], "h40v11h-40z", [40, 8])}`} />
      <path className="d-fine" d={repeat(5, [0, 15], "h16", [44, 13.5])} />
      <path className="d-energy d-arrow" d={repeat(5, [0, 15], "h5v4h-5z", [70, 11.5])} />
      <path className="d-air d-mark" d="M4 30h14M4 54h14" />
      <path className="d-air d-arrow" d="M16 23l12 7-12 7zM16 47l12 7-12 7z" />
      <path className="d-fault d-mark" d="M92 30h14M92 54h14" />
      <path className="d-fault d-arrow" d="M106 23l12 7-12 7zM106 47l12 7-12 7z" />
    </>
  ),
};
