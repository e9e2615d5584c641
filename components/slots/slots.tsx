import { readFileSync } from "node:fs";
import { slotsOf } from "@/lib/optional-facts";
import type { SitePath } from "@/lib/paths";
import { CaseSheet } from "./case";
import { Engineer } from "./engineer";
import { Review } from "./review";

/** The case, the testimonial and the engineer of a page, if it has any. */
export function Slots({ path }: { path: SitePath }) {
  const { work, testimonial, engineer } = slotsOf(path);
  if (!work && !testimonial && !engineer) return null;
  return (
    <>
      {/* React moves it into the head, on these pages only. */}
      <style href="slots" precedence="default">
        {readFileSync("components/slots/slots.css", "utf8").replace(/\/\*.*?\*\/|(?<=[{;:,}])\s+|\s+(?=[{}])/gs, "")}
      </style>
      {work && <CaseSheet {...work} />}
      {testimonial && <Review {...testimonial} />}
      {engineer && <Engineer {...engineer} />}
    </>
  );
}
