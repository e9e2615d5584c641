import type { ReactNode } from "react";
import { type nightScenes, nightStreetSize } from "@/components/street/night-scenes";
import { type ButtonVariant, CallButton } from "@/components/ui/button";
import { Prose } from "@/components/ui/prose";
import { SvgImage } from "@/components/ui/svg-image";
import type { Theme } from "@/data/types";
import airStreet from "@/generated/night-air.svg";
import areaStreet from "@/generated/night-area.svg";
import firmStreet from "@/generated/night-firm.svg";
import gasStreet from "@/generated/night-gas.svg";
import waterStreet from "@/generated/night-water.svg";

type Scene = keyof typeof nightScenes;
const streets: Record<Scene, { src: string }> = {
  firm: firmStreet,
  air: airStreet,
  gas: gasStreet,
  water: waterStreet,
  area: areaStreet,
};

type Props = {
  heading: string;
  /** Empty where it was claims alone, and they were taken out. */
  text?: string;
  id?: string;
  /** How the number looks, and the name of its place among the ways to reach us. */
  call?: ButtonVariant;
  placement?: string;
  action?: ReactNode;
  /** Which street it is: that of a trade, of the areas, or the firm's own. */
  scene?: Scene | Theme;
};

/** The last section before the footer: one more time, how to reach us. The number is the sign of a shop in a street at night. */
export function CallToAction({
  heading,
  text,
  id = "next-step",
  call = "light",
  placement = "closing",
  action,
  scene = "firm",
}: Props) {
  const { src } = scene in streets ? streets[scene as Scene] : streets.firm;
  return (
    <section aria-labelledby={id} className="on-ink closing print:hidden">
      <div className="container">
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
        {text && (
          <p className="max-w-text">
            <Prose text={text} />
          </p>
        )}
        {action}
      </div>
      <CallButton placement={placement} variant={call} />
      <SvgImage loading="lazy" src={src} alt="" {...nightStreetSize} />
    </section>
  );
}
