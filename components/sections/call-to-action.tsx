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
  /** Empty if it consisted of claims that have been removed. */
  text?: string;
  id?: string;
  /** The style of the call button, and its placement in `data-contact`. */
  call?: ButtonVariant;
  placement?: string;
  action?: ReactNode;
  /** The street drawing: that of a trade, of the areas, or the default. */
  scene?: Scene | Theme;
};

/** The last section: how to reach us, above a street at night. The call button is placed on a shop sign in it. */
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
