import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import { slugify } from "@/lib/slug";

const tones = {
  paper: "bg-paper",
  deep: "bg-paper-deep",
  tint: "bg-accent-tint",
} as const;

type Props = {
  heading: string;
  /** A sentence or two under the heading. */
  intro?: string;
  tone?: keyof typeof tones;
  /** "side": heading in the left column, content in the right; "top": content under the heading at full width. */
  layout?: "side" | "top";
  /** Address of the section within the page; made from the heading where it is not given. */
  id?: string;
  /** A drawing that says what the words do not: under the heading, or beside it where the content has the full width. */
  figure?: ReactNode;
  /** On phones the heading alone, which opens the rest. */
  fold?: boolean;
  /** Below the content; a phone shows it before the rest is opened. */
  after?: ReactNode;
  children: ReactNode;
};

/** One section of a page. Each begins with a line, as on a drawing's grid. */
export function Section({
  heading,
  intro,
  tone = "paper",
  layout = "side",
  id = slugify(heading),
  figure,
  fold,
  after,
  children,
}: Props) {
  return (
    <section aria-labelledby={id} className={`section ${tones[tone]}${fold ? " shut" : ""}`}>
      <div className="container">
        <div className={layout === "side" ? "lg:grid lg:grid-cols-12 lg:gap-x-10" : ""}>
          <div
            className={layout === "side" ? "section-heading lg:col-span-4" : figure ? "beside-figure" : "max-w-text"}
          >
            <h2 id={id} className={fold ? "text-h3 md:text-h2" : "text-h2"}>
              <Typeset text={heading} />
            </h2>
            {intro && (
              <p className="mt-4 text-lead text-ink-soft">
                <Prose text={intro} />
              </p>
            )}
            {figure}
          </div>
          <div className={`${fold ? "md:mt-6" : "mt-6"} ${layout === "side" ? "lg:col-span-8 lg:mt-1" : "lg:mt-12"}`}>
            <Fold of={heading} off={!fold}>
              {children}
            </Fold>
            {after}
          </div>
        </div>
      </div>
    </section>
  );
}
