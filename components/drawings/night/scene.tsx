import { Cut } from "../parts/structure";

/** Sky, street lamp and earth, the lit rooms, and the building's visible and cut parts. */
export function Scene() {
  return (
    <>
      <linearGradient id="lamp" x2="0" y2="1">
        <stop className="d-lamp" />
        <stop offset="1" className="d-lamp" stopOpacity="0" />
      </linearGradient>
      <g stroke="none">
        <path className="d-moon" d="M82 24a19 19 0 1 0 17 29 22 22 0 0 1-17-29z" />
        <path className="d-shade" d="M20 274h114v4h98v98h228V274h40v126H20z" />
        <path fill="url(#lamp)" fillOpacity=".5" d="M35 152L20 207v65h68L49 152z" />
        <path
          className="d-room"
          d="M140 84L296 33l156 51zM136 88h320v92H136zM136 184h320v90H136zM236 280h220v94H236z"
        />
      </g>
      <path className="d-part" d="M40 272V150h4v122zM32 150l4-9h12l4 9zM39 141h6" />
      {/* The parts seen in elevation, then those cut by the section. */}
      <path
        className="d-fine"
        d="M134 272V86M240 186v86M300 86v94M240 374v-62h24v62M256 346h4M306 272v-33h94v33M353 239v33M166 154h100M75 211q5 5 0 11M79 208q8 8 0 17"
      />
      <path d="M392 62V22h28v49M388 22h36M398 22v-8h6v8M410 22v-8h6v8" />
      <path className="d-part" d="M164 180v-46h5v40h93v-20q6-4 6 6v20M169 154v-6q14-8 24 0v6zM300 234h106v5H300z" />
      <Cut
        width={0.5}
        via="11.4,9.1 29.6,3 47.8,9.1 / 13.4,20.4 13.4,8.6 45.8,8.6 45.8,37.6 23.4,37.6 23.4,27.8 / 13.4,18.2 45.8,18.2 / 2,27.6 50,27.6"
      />
    </>
  );
}
