import type { Region } from "@/data/types";
import { areaOf } from "@/lib/areas";

/** The typical response time of a region, if one is stated. */
export function RegionMinutes({ region }: { region: Region }) {
  const { response } = areaOf(`${region}-london`);
  return response && <b>{` ${response.from}–${response.to}`}</b>;
}
