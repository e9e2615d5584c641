import type { ReactNode } from "react";
import { nightStreetSize } from "@/components/street/night-street";
import { type ButtonVariant, CallButton } from "@/components/ui/button";
import { Prose } from "@/components/ui/prose";
import { SvgImage } from "@/components/ui/svg-image";
import street from "@/generated/night-street.svg";

type Props = {
  heading: string;
  /** Empty where it was claims alone, and they were taken out. */
  text?: string;
  id?: string;
  /** How the number looks, and the name of its place among the ways to reach us. */
  call?: ButtonVariant;
  placement?: string;
  action?: ReactNode;
};

/** The last section before the footer: one more time, how to reach us. The number is the sign of a shop in a street at night. */
export function CallToAction({
  heading,
  text,
  id = "next-step",
  call = "light",
  placement = "closing",
  action,
}: Props) {
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
      <SvgImage loading="lazy" src={street.src} alt="" {...nightStreetSize} />
    </section>
  );
}
