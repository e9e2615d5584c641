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

/** An icon by its name; purely decorative, so hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawn = icons[name];
  return <Drawn aria-hidden className={className} />;
}
