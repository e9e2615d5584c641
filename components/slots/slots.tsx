import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { slotsOf } from "@/lib/optional-facts";
import type { SitePath } from "@/lib/paths";
import { CaseSheet } from "./case";
import { Engineer } from "./engineer";
import { Review } from "./review";

/** The case, the testimonial and the engineer of a page, after its children; nothing else while there is none. */
export function WithSlots({ path, children }: { path: SitePath; children?: ReactNode }) {
  const { work, testimonial, engineer } = slotsOf(path);
  if (!work && !testimonial && !engineer) return children ?? null;
  return (
    <>
      {children}
      {/* React writes it into the head. Apart from the stylesheet of all pages, so that it costs the others nothing. */}
      <style href="slots" precedence="default">
        {readFileSync("components/slots/slots.css", "utf8").replace(/\/\*.*?\*\/|(?<=[{;:,}])\s+|\s+(?=[{}])/gs, "")}
      </style>
      {work && <CaseSheet {...work} />}
      {testimonial && <Review {...testimonial} />}
      {engineer && <Engineer {...engineer} />}
    </>
  );
}
