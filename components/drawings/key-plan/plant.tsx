import type { ReactNode } from "react";
import type { Plant } from "@/data/building-views";
import { Panel } from "../parts/control-panel";
import { Signal } from "../parts/pipes";
import { Controller } from "../parts/wall-controls";
import { coolingPlant } from "./cooling-plant";
import { gasPlant } from "./gas-plant";
import { heatingAndAir } from "./heating-and-air";
import { roofPlant } from "./roof-plant";
import { waterPlant } from "./water-plant";

/** The layers that a view can light, or draw red where they are shut off. They are drawn in this order. */
export const plant = {
  ...roofPlant,
  ...coolingPlant,
  ...heatingAndAir,
  ...waterPlant,
  ...gasPlant,
  controls: (
    <>
      <Signal via="17.4,20.6 17.4,6.2 / 17.4,8.9 15,8.9 / 17.4,14.8 15,14.8 / 18.1,20.5 24.9,20.5 / 17.4,5.8 16.6,5.8 16.6,6.4 7,6.4 7,6 / 17.4,22 17.4,22.6" />
      <Panel at={[16.7, 20.3]} w={8} h={11} scale={0.17} />
      <Controller at={[14.2, 8.4]} scale={0.5} />
      <Controller at={[14.2, 14.2]} scale={0.5} />
    </>
  ),
} satisfies Readonly<Record<Plant, ReactNode>>;
