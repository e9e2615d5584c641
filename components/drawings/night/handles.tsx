import { Valve } from "../parts/valve";

/** The handles that shut off the supplies. */
export function Handles() {
  return (
    <g className="d-handle">
      <Valve at={[15, 25.2]} turn={90} kind="plain" scale={1.3} />
      <Valve at={[32.4, 26.1]} turn={-90} scale={1.2} />
      <Valve at={[11.2, 29.8]} scale={1.2} />
      <path d="M112 290v-18M106 270h12v4h-12zM274 203h6v13h-6zM275 319h10v12h-10z" />
      {/* Shut: the lever is at right angles to the pipe. */}
      <path className="d-lever" d="M145 246h42a6 6 0 0 1 0 12h-42z" />
    </g>
  );
}
