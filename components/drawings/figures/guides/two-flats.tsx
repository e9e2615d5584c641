import { Label } from "../../parts/label";
import { Fault } from "../../parts/marks";
import { Pipe } from "../../parts/pipes";
import { Tap } from "../../parts/sanitary-ware";
import { Cut } from "../../parts/structure";
import { Valve } from "../../parts/valve";
import { Item } from "../item";
import { NumberedKey } from "../numbered-key";
import { Ring } from "../ring";
import type { Figure } from "../types";

export const twoFlats: Figure = {
  alt: "A supply pipe drips all the time, a waste pipe after a bath and a seal when someone showers; the upper flat’s stop valve is at the riser",
  height: 394,
  cut: 267,
  titleBlock: { sheet: "Q-03", name: "Where the water comes from" },
  draw: () => (
    <>
      <Pipe via="4,26 4,1" medium="water" flow />
      <Pipe via="44.6,1 44.6,26" medium="waste" flow />
      <Pipe via="4,8.6 27.4,8.6 27.4,5.6 30,5.6 30,6.6" medium="water" small />
      <Pipe via="35,11.2 35,12.7 36.6,12.7 36.6,11.9 44.6,12.5" medium="waste" small />
      <Cut via="9,1 9,7.8 / 9,9.4 9,26 / 9,13.6 43.4,13.6 / 9,26 43.4,26" width={0.8} />
      <path className="d-part" d="M290 78h140v8q0 26-22 26h-96q-22 0-22-26zM284 74h148v5H284z" />
      <Tap at={[29, 6.4]} scale={0.8} />
      <Valve at={[6.6, 8.6]} />
      <path
        className="d-water d-fill"
        d="M196 96q-4 6-4 8a4 4 0 0 0 8 0q0-2-4-8zM196 150q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10zM196 190q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10zM350 150q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10zM428 150q-5 8-5 10a5 5 0 0 0 10 0q0-2-5-10z"
      />
      <path className="d-part" d="M176 230h40l-5 22h-30z" />
      <path className="d-fine" d="M270 140v24M254 184q0-20 16-20t16 20z" />
      <Fault at={[27, 20]} scale={0.8} />
      <Ring at={[19.6, 8.6]} />
      <Ring at={[35, 12]} />
      <Ring at={[42.6, 7.6]} />
      <Item at={[19.6, 5.6]}>1</Item>
      <Item at={[38.2, 9.8]}>2</Item>
      <Item at={[41, 4.6]}>3</Item>
      <Item at={[6.6, 5]}>4</Item>
      <Label at={[14.2, 3]}>Above</Label>
      <Label at={[14.2, 17]}>Below</Label>
      <NumberedKey at={[2, 28.8]}>
        {[
          "Supply pipe: drips all the time",
          "Waste pipe: after a bath or a flush",
          "Seal: when someone showers",
          "Stop valve of the flat above",
        ]}
      </NumberedKey>
    </>
  ),
};
