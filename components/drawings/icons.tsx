import {
  ArrowDownToLineIcon,
  BathIcon,
  ContainerIcon,
  CylinderIcon,
  DropletIcon,
  FaucetIcon,
  FilterIcon,
  GaugeIcon,
  HeaterIcon,
  type LucideIcon,
  SearchIcon,
  ShowerHeadIcon,
  ThermometerIcon,
  ThermometerSnowflakeIcon,
  ToiletIcon,
  UtensilsIcon,
  WashingMachineIcon,
  WavesIcon,
  WrenchIcon,
} from "lucide-react";
import { Fragment } from "react";
import type { IconName } from "@/data/icons";

const icons = {
  "arrow-down-to-line": ArrowDownToLineIcon,
  bath: BathIcon,
  container: ContainerIcon,
  cylinder: CylinderIcon,
  droplet: DropletIcon,
  faucet: FaucetIcon,
  filter: FilterIcon,
  gauge: GaugeIcon,
  heater: HeaterIcon,
  search: SearchIcon,
  "shower-head": ShowerHeadIcon,
  thermometer: ThermometerIcon,
  "thermometer-snowflake": ThermometerSnowflakeIcon,
  toilet: ToiletIcon,
  utensils: UtensilsIcon,
  "washing-machine": WashingMachineIcon,
  waves: WavesIcon,
  wrench: WrenchIcon,
} as const satisfies Record<IconName, LucideIcon>;

/** All of them below each other in one file; each is a view that has its name. */
export function IconsFile({ styles }: { readonly styles: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 24 24">
      <style>{styles}</style>
      {Object.entries(icons).map(([name, Drawn], index) => (
        <Fragment key={name}>
          <view id={name} viewBox={`0 ${index * 24} 24 24`} />
          <Drawn y={index * 24} strokeWidth={1.75} className="" />
        </Fragment>
      ))}
    </svg>
  );
}
