import { Label } from "../../parts/label";
import { StartLabel } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const controlPanel: Figure = {
  alt: "The door of a control panel has an isolator, lamps for running and tripped, and a hand-off-auto switch for each drive",
  height: 252,
  draw: () => (
    <>
      <path className="d-shade" d="M24 222h196v14H24z" />
      <path className="d-part" d="M20 16h204v206H20z" />
      <path className="d-fine" d="M28 24h188v190H28zM32 60v20M32 160v20" />
      <path className="d-gas d-fill" d="M168 34h38v38h-38z" />
      <circle className="d-part" cx="187" cy="53" r="13" />
      <Shape medium="fault" look="fill" d="M182 40h10v26h-10z" />
      <path className="d-air d-tint" d="M44 34h98v34H44z" />
      <path className="d-air d-mark" d="M52 58l14-10 12 5 16-12 14 7 26-6" />
      {["Fan", "P1", "P2"].map((name, index) => {
        const x = 60 + index * 64;
        return (
          <g key={name}>
            <circle className={index === 2 ? "d-part" : "d-energy d-fill"} cx={x - 12} cy="98" r="9" />
            <circle className={index === 2 ? "d-fault d-fill" : "d-part"} cx={x + 14} cy="98" r="9" />
            <circle className="d-part" cx={x} cy="156" r="17" />
            <path d={index === 2 ? `M${x} 156v-15` : `M${x} 156l12-9`} strokeWidth="4" />
            <path className="d-fine" d={`M${x - 20} 142l-5-4M${x} 136v-6M${x + 20} 142l5-4`} />
            <Label at={[x / 10, 19.6]}>{name}</Label>
          </g>
        );
      })}
      <path className="d-fine" d="M206 53h44M198 98h52M205 156h45" />
      <StartLabel at={[25.6, 4.4]}>Isolator: off before</StartLabel>
      <StartLabel at={[25.6, 6.6]}>the door opens</StartLabel>
      <StartLabel at={[25.6, 9.6]}>Lamps: runs, tripped</StartLabel>
      <StartLabel at={[25.6, 14.4]}>Hand, off or auto,</StartLabel>
      <StartLabel at={[25.6, 16.6]}>one for each drive:</StartLabel>
      <StartLabel at={[25.6, 18.8]}>leave them in auto</StartLabel>
    </>
  ),
};
