import type { Point } from "../../parts/geometry";
import { Label } from "../../parts/label";
import { Arrow } from "../../parts/pipes";
import { Person } from "../../parts/structure";
import type { Figure } from "../types";

export const callChain: Figure = {
  alt: "A tenant calls the desk, the desk calls the duty manager or us, and we call the duty manager back",
  draw: () => (
    <>
      <Box at={[2, 8]} name="Tenant" />
      <Box at={[14.4, 8]} name="Desk" />
      <Box at={[35, 8]} name="Engineer" />
      <Box at={[24.7, 1.6]} name="Manager" />
      <path className="d-none" d="M110 104h32M234 104h112M189 82V40h56M337 40h54v40" />
      <Arrow at={[13.4, 10.4]} />
      <Arrow at={[34, 10.4]} />
      <Arrow at={[23.6, 4]} />
      <Arrow at={[34.6, 4]} turn={180} />
      <Person at={[6.5, 18.6]} scale={1.8} />
      <Person at={[18.9, 18.6]} scale={1.8} />
      <Person at={[40, 18.6]} scale={1.8} />
    </>
  ),
};

function Box({ at: [x, y], name }: { readonly at: Point; readonly name: string }) {
  return (
    <>
      <path className="d-part" d={`M${x * 10} ${y * 10}h92v46h-92z`} />
      <Label at={[x + 4.6, y + 2.5]}>{name}</Label>
    </>
  );
}
