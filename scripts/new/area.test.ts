import { expectAllWritten } from "@/lib/fill-in";
import { placeEntry } from "./area";

it("leaves the region and the coordinates of a town to fill in too, so that none is forgotten", () => {
  const entry = placeEntry("haslemere");
  const place = JSON.parse(entry.slice(entry.indexOf("{"), entry.lastIndexOf("}") + 1));
  expect(() => expectAllWritten([{ path: "/areas/haslemere", ...place }])).toThrow(
    "/areas/haslemere has 5 sentences to write.",
  );
});
