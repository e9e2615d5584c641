import type { ReactElement } from "react";

export type Schematic = {
  /** One sentence: what is drawn. */
  readonly title: string;
  /** Sheet number: A for air, G for gas, W for water, B for building services, E for emergencies; none missing, none twice. */
  readonly number: string;
  /** The name in the title block, at most 25 characters. */
  readonly name: string;
  /** What its title block says instead of the standard that the colours of pipes are near to, if no pipe is drawn. */
  readonly note?: string;
  readonly draw: () => ReactElement;
};
