import { responseAreas } from "@/data/navigation";
import { areaOf } from "./areas";

const isRegion = (slug: (typeof responseAreas)[number]) => areaOf(slug).type === "other";

/** The regions with response times. */
export const regionTimes = responseAreas.filter(isRegion);
export const areaTimes = responseAreas.filter((slug) => !isRegion(slug));
