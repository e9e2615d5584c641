import { Pipe } from "../../parts/pipes";
import { Cassette, OutdoorUnit } from "../../parts/split-units";
import type { Figure } from "../types";
import { Word } from "../word";

/** Three pipe layouts: one pair to one unit, one pair to each unit, and one pair that branches to all. */
export const splitTypes: Figure = {
  alt: "A single split has one pair of pipes, a multi-split has a pair to each unit, and VRF has one set of pipes for all",
  height: 248,
  draw: () => (
    <>
      <path className="d-hair" d="M160 8v226M320 8v226" />
      {[0.6, 16.6, 32.6].map((x) => (
        <OutdoorUnit key={x} at={[x, 6]} scale={0.6} />
      ))}
      <Pipe via="6,8 9.8,8" medium="liquid" />
      <Pipe
        via="22,7 23.6,7 23.6,2.8 26.4,2.8 / 22,8.2 26.4,8.2 / 22,9.4 23.6,9.4 23.6,13.6 26.4,13.6"
        medium="liquid"
      />
      <Pipe
        via="38,8 40.4,8 40.4,2 42.6,2 / 40.4,6 42.6,6 / 40.4,8 40.4,14 42.6,14 / 40.4,10 42.6,10"
        medium="liquid"
      />
      <path className="d-solid" d="M396 56h8l6 4-6 4h-8zM396 96h8l6 4-6 4h-8zM396 76h8v8h-8z" />
      <Cassette at={[9.2, 7.2]} scale={0.46} />
      {[2, 7.4, 12.8].map((y) => (
        <Cassette key={y} at={[25.8, y]} scale={0.42} />
      ))}
      {[1.2, 5.2, 9.2, 13.2].map((y) => (
        <Cassette key={y} at={[42, y]} scale={0.4} />
      ))}
      {(
        [
          ["Single split", "One pair of pipes"],
          ["Multi-split", "A pair to each"],
          ["VRF", "One pair for all"],
        ] as const
      ).map(([name, pipes], index) => (
        <g key={name}>
          <Word at={[80 + index * 160, 206]} middle strong>
            {name}
          </Word>
          <Word at={[80 + index * 160, 230]} middle>
            {pipes}
          </Word>
        </g>
      ))}
    </>
  ),
};
