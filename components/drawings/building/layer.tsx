import type { ReactNode } from "react";

/** The parts of the building in section that can be shown again by themselves. */
export type LayerId = "rooms" | "air" | "gas" | "water" | "heating" | "controls";

/** A part of the section that `<use>` shows elsewhere: it has its own styles, as those of what is around it stay behind. */
export function Layer({ id, children }: { readonly id?: LayerId; readonly children: ReactNode }) {
  return (
    <g id={id} className="drawing d-building d-wide">
      {children}
    </g>
  );
}
