import { Arrow } from "../../parts/pipes";
import { Radiator } from "../../parts/radiator";
import { Cut, Person } from "../../parts/structure";
import { EndLabel, StartLabel } from "../labels";
import { Shape } from "../shape";
import type { Figure } from "../types";

export const heatLoss: Figure = {
  alt: "A room loses heat through its roof, wall, window and floor, and with the air that leaves it",
  draw: () => (
    <>
      <Cut via="14,5 36,5 36,18 14,18 14,5" width={0.8} />
      <path className="d-part" d="M356 80h8v60h-8zM136 142h8v16h-8z" />
      <path className="d-fine" d="M360 80v60M136 147h8M136 152h8" />
      <Radiator at={[26, 12.6]} w={8} />
      <Person at={[19.6, 17.6]} scale={2.2} />
      <Shape medium="fault" d="M250 44V24M300 186v14M370 110h18M130 90h-18M160 150h-48" />
      <Arrow at={[25, 2]} turn={-90} medium="fault" />
      <Arrow at={[30, 20.4]} turn={90} medium="fault" />
      <Arrow at={[39.2, 11]} medium="fault" />
      <Arrow at={[10.8, 9]} turn={180} medium="fault" />
      <Arrow at={[10.8, 15]} turn={180} medium="fault" />
      <StartLabel at={[26.4, 2.6]}>Roof</StartLabel>
      <StartLabel at={[31.4, 20.2]}>Floor</StartLabel>
      <StartLabel at={[40.6, 11]}>Window</StartLabel>
      <EndLabel at={[9.4, 9]}>Wall</EndLabel>
      <EndLabel at={[9.4, 15]}>Air</EndLabel>
    </>
  ),
};
