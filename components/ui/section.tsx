import type { ReactNode } from "react";
import { typeset } from "@/lib/copy";
import { slugify } from "@/lib/slug";

const tones = {
  paper: "bg-paper",
  deep: "bg-paper-deep",
  tint: "bg-accent-tint",
} as const;

type Props = {
  heading: string;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  tone?: keyof typeof tones;
  /** "side": heading in the left column, content in the right; "top": content under the heading at full width. */
  layout?: "side" | "top";
  /** Address of the section within the page; made from the heading where it is not given. */
  id?: string;
  children: ReactNode;
};

/** One band of a page. Each begins with a line, as on a drawing's grid. */
export function Section({ heading, intro, tone = "paper", layout = "side", id = slugify(heading), children }: Props) {
  return (
    <section aria-labelledby={id} className={`band ${tones[tone]}`}>
      <div className="frame">
        <div className={layout === "side" ? "lg:grid lg:grid-cols-12 lg:gap-x-10" : ""}>
          <div className={layout === "side" ? "band-heading lg:col-span-4" : "max-w-text"}>
            <h2 id={id} className="text-h2">
              {typeset(heading)}
            </h2>
            {intro && <p className="mt-4 text-lead text-ink-soft">{intro}</p>}
          </div>
          <div className={layout === "side" ? "mt-8 lg:col-span-8 lg:mt-1" : "mt-8 lg:mt-12"}>{children}</div>
        </div>
      </div>
    </section>
  );
}
