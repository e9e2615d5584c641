import { responseAreas } from "@/data/navigation";
import { areaOf } from "./areas";

const isRegion = (slug: (typeof responseAreas)[number]) => areaOf(slug).type === "other";

/** The regions of the response times, and the areas with times of their own. */
export const regionTimes = responseAreas.filter(isRegion);
export const areaTimes = responseAreas.filter((slug) => !isRegion(slug));
