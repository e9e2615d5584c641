import type { ReactNode } from "react";
import { type ButtonVariant, CallButton } from "@/components/ui/button";
import { Prose } from "@/components/ui/prose";

type Props = {
  heading: string;
  /** Empty where it was claims alone, and they were taken out. */
  text: string;
  /** How the number looks. */
  call?: ButtonVariant;
  action: ReactNode;
};

/** The last band before the footer: one more time, how to reach us. */
export function CallToAction({ heading, text, call = "light", action }: Props) {
  return (
    <section aria-labelledby="next-step" className="on-ink closing bg-ink text-paper print:hidden">
      <div className="frame grid items-end gap-6 py-10 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-8">
          <h2 id="next-step" className="text-h2">
            {heading}
          </h2>
          {text && (
            <p className="mt-4 max-w-text text-lead">
              <Prose text={text} />
            </p>
          )}
        </div>
        <div className="flex flex-col gap-3 sm:flex-row lg:col-span-4 lg:flex-col">
          <CallButton placement="closing" variant={call} />
          {action}
        </div>
      </div>
    </section>
  );
}
