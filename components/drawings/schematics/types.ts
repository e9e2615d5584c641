import type { ReactElement } from "react";

type Card = {
  /** Contains the whole object. Lines that cross its edge, such as pipes, continue for at least 300 units. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly draw: () => ReactElement;
};

export type Schematic = {
  /** One sentence that describes the drawing. */
  readonly title: string;
  /** Sheet number: A air, G gas, W water, B building services, E emergencies; without gaps or duplicates. */
  readonly number: string;
  /** The name in the title block, up to 25 characters. */
  readonly name: string;
  /** Replaces the title block's note on the standard for pipe colours, where no pipe is drawn. */
  readonly note?: string;
  /** The view for cards: the main object only. */
  readonly card?: Card;
  readonly draw: () => ReactElement;
};

/** The schematic of a service, which also appears on cards. */
export type ServiceSchematic = Schematic & Required<Pick<Schematic, "card">>;
