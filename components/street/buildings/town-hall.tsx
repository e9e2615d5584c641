import type { BuildingType } from "../building-type";
import { openings } from "../paths";
import { Course, Fine, Glass, Services, Solid, Wall } from "../primitives";

export const townHall = (): BuildingType => ({
  width: 172,
  height: 178,
  plant: [146, -84],
  drawing: (
    <>
      <Services gas={28} water={60} drain={150} />
      <Wall d="M138-74v-12h14v12M0 0V-74H172V0zM56 0V-78H116V0zM54-78L86-94 118-78zM74-92V-150H98V-92M71-150H101v-5H71zM76-155q2-12 10-16 8 4 10 16zM85-171v-7h2v7" />
      <Glass
        d={`${openings([8, -66], [10, 20], [3, 16], [1, 0], "panes")}${openings([122, -66], [10, 20], [3, 16], [1, 0], "panes")}${openings([8, -30], [10, 18], [3, 16], [1, 0], "sash")}${openings([122, -30], [10, 18], [3, 16], [1, 0], "sash")}${openings([68, -62], [8, 24], [3, 14], [1, 0], "arch")}${openings([82, -112], [8, 14], [1, 0], [1, 0], "arch")}`}
      />
      <circle className="b" cx="86" cy="-137" r="8" />
      <Fine d="M86-143v6l4 3M0-70H56M116-70H172M61-2V-76M64-2V-76M79-2V-34M93-2V-34M108-2V-76M111-2V-76M56-34H116M0-36H56M116-36H172" />
      <Solid d="M81 0v-22h10V0z" />
      <Course d="M0-6H56M116-6H172M0-12H8M164-12h8M64-82H108M74-124H98M74-96H98M58-3H114" />
    </>
  ),
  lit: `${openings([24, -66], [10, 20], [2, 16], [1, 0], "panes")}M78-137a8 8 0 0 1 16 0 8 8 0 0 1-16 0zM86-143v6l4 3`,
});
