import type { IconName } from "@/data/icons";
import file from "@/generated/icons.svg";
import { Vector } from "./vector";

/** An icon by its name, from the one file of them (components/drawings/icons.tsx); purely decorative. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Vector loading="lazy" src={`${file.src}#${name}`} alt="" width={24} height={24} className="flex-none self-start" />
  );
}
