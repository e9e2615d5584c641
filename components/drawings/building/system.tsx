import type { ReactNode } from "react";

/** The three systems of the building and the hub each leads to. */
export const systems = {
  air: { name: "Air", hub: "HVAC services", href: "/hvac-services" },
  gas: { name: "Gas", hub: "Gas services", href: "/gas-services" },
  water: { name: "Water", hub: "Plumbing services", href: "/plumbing-services" },
} as const;

type SystemName = keyof typeof systems;

/**
 * All the lines of one system. A pointer may click them; the keyboard and the screen reader have the same three
 * links beside the drawing, which is hidden from them.
 */
export function System({ name, children }: { readonly name: SystemName; readonly children: ReactNode }) {
  return (
    <a href={systems[name].href} data-system={name} tabIndex={-1}>
      {children}
    </a>
  );
}
