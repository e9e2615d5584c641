import type { ReactNode } from "react";

/** The parts of the building in section that the page can show again separately. */
export type LayerId = "rooms" | "air" | "gas" | "water" | "heating" | "controls";

/** A part of the section that `<use>` repeats; it has its own styles, as it does not inherit its ancestors'. */
export function Layer({ id, children }: { readonly id?: LayerId; readonly children: ReactNode }) {
  return (
    <g id={id} className="drawing d-building d-wide">
      {children}
    </g>
  );
}
