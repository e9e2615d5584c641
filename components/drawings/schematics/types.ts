import type { ReactElement } from "react";

type Card = {
  /** Holds all of the object; what crosses its edge, such as a pipe, runs on for 300 units at least. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly draw: () => ReactElement;
};

export type Schematic = {
  /** One sentence: what is drawn. */
  readonly title: string;
  /** Sheet number: A for air, G for gas, W for water, B for building services, E for emergencies; none missing, none twice. */
  readonly number: string;
  /** The name in the title block, at most 25 characters. */
  readonly name: string;
  /** What its title block says instead of the standard that the colours of pipes are near to, if no pipe is drawn. */
  readonly note?: string;
  /** What cards show: its main object alone. */
  readonly card?: Card;
  readonly draw: () => ReactElement;
};

/** That of a service, which has cards. */
export type ServiceSchematic = Schematic & Required<Pick<Schematic, "card">>;
