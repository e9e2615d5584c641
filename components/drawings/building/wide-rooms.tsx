import { Person } from "../parts/structure";
import { Dining, Lounge, Pendant, Workplace } from "./furniture";

/** The furniture and people on the five floors. */
export function WideRooms() {
  return (
    <>
      <Workplace at={[20, 24]} />
      <Workplace at={[27, 24]} />
      <Workplace at={[48.4, 24]} />
      <Workplace at={[56, 24]} />
      <Person at={[54.9, 24]} scale={1.5} />
      <Workplace at={[24, 32]} />
      <Person at={[51.8, 32]} scale={1.5} />
      <Lounge at={[18.8, 40]} />
      <path d="M570 328v72" />
      <path d="M277 328v72" />
      <Dining at={[20, 49]} />
      <Dining at={[29, 49]} />
      <Pendant at={[23.5, 43]} />
      <Pendant at={[32.5, 43]} />
      <Person at={[60.6, 49]} scale={1.5} />
      <path className="d-hatch" d="M182 134h26M540 134h98M560 134v26M600 134v26M540 147h98" />
      <Person at={[57.6, 16]} scale={1.5} />
      <path className="d-fine" d="M378 168v322M446 168v322" />
    </>
  );
}
