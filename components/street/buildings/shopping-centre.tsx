import type { BuildingType } from "../building-type";
import { roofUnits } from "../paths";
import { Course, Fine, Glass, Plant, Services, Solid, Wall } from "../primitives";

export const shoppingCentre = (): BuildingType => ({
  width: 190,
  height: 106,
  plant: [40, -92],
  drawing: (
    <>
      <Services water={110} drain={170} />
      <Plant d={`${roofUnits([14, -80], 3, 22, 14)}M146-74v-12h34v12zM150-82h26`} />
      <Wall d="M0 0V-80H76V0zM122 0V-74H190V0zM70 0V-82Q97-104 126-82V0z" />
      <Glass d="M76 0V-80Q98-98 120-80V0zM6-22H34V0H6zM38-22H66V0H38zM128-22h26V0h-26zM158-22h26V0h-26z" />
      <Course d="M0-28H70M0-54H70M24-80v26M48-80v26M126-28h64M126-50h64M146-74v24M168-74v24M76-24h44M76-44h44M76-64h44M87 0V-86M98 0V-90M109 0V-86M20-22V0M52-22V0" />
      <Fine d="M4-25H68M126-25h60" />
      <Solid d="M92 0v-18h12V0z" />
    </>
  ),
  lit: "M76-24V-64h44v40zM87-24V-64M98-24V-64M109-24V-64M76-44h44",
});
