import type { ReactNode } from "react";

/** The three systems of the building, each with its hub. */
export const systems = {
  air: { name: "Air", hub: "HVAC services", href: "/hvac-services" },
  gas: { name: "Gas", hub: "Gas services", href: "/gas-services" },
  water: { name: "Water", hub: "Plumbing services", href: "/plumbing-services" },
} as const;

type SystemName = keyof typeof systems;

/**
 * All lines of one system. Only a pointer can click them: the drawing is hidden from keyboards and screen readers,
 * which have the same three links beside it.
 */
export function System({ name, children }: { readonly name: SystemName; readonly children: ReactNode }) {
  return (
    <a href={systems[name].href} data-system={name} tabIndex={-1}>
      {children}
    </a>
  );
}
