import { Panel } from "../parts/control-panel";
import { FlowMeter } from "../parts/meters";
import { line } from "./line";

/** The upkeep of controls: meters, alarms, upgrades and maintenance. */
export const controlsUpkeep = {
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
};
