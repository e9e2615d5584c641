import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { Prose } from "@/components/ui/prose";
import { Typeset } from "@/components/ui/typeset";
import { slugify } from "@/lib/slug";

const tones = {
  paper: "bg-paper",
  deep: "bg-paper-deep",
  tint: "bg-accent-tint",
  night: "blueprint on-ink bg-ink text-paper",
} as const;

type Props = {
  heading: string;
  /** A sentence or two under the heading. */
  intro?: string;
  tone?: keyof typeof tones;
  /**
   * "side": heading in the left column, content in the right; "top": content under the heading at full width; "across":
   * content under the heading, and the drawing of a row beside both.
   */
  layout?: "side" | "top" | "across";
  /** A supporting section, with a smaller heading and less space. */
  minor?: boolean;
  /** By default the slug of the heading. */
  id?: string;
  /** A drawing under the heading, or beside it if the content has the full width. */
  figure?: ReactNode;
  /** On phones the section is closed: its heading opens it or, given words, a row below the heading. */
  fold?: boolean | string;
  /** Shown below or beside the heading; phones show it while the rest is closed. */
  notes?: ReactNode;
  children: ReactNode;
};

/** One section of a page. */
export function Section({
  heading,
  intro,
  tone = "paper",
  layout = "side",
  minor,
  id = slugify(heading),
  figure,
  fold,
  notes,
  children,
}: Props) {
  const row = fold === true;
  const pictured = (row || layout === "across") && figure;
  /** Whether heading, drawing and content are in one grid. */
  const isGrid = pictured || layout !== "top";
  return (
    <section aria-labelledby={id} className={`section ${tones[tone]}${row ? " shut" : ""}${minor ? " minor" : ""}`}>
      <div className="container">
        <div className={pictured ? `pictured ${layout}` : isGrid ? layout : undefined}>
          <div className={isGrid ? "section-heading" : figure ? "beside-figure" : undefined}>
            <h2 id={id} className={row ? "text-h3 md:text-h2" : "text-h2"}>
              <Typeset text={heading} />
            </h2>
            {intro && (
              <p className={`mt-4 max-w-text text-lead${tone === "tint" ? "" : " text-ink-soft"}`}>
                <Prose text={intro} />
              </p>
            )}
            {!pictured && figure}
            {notes}
          </div>
          {pictured && figure}
          <div className="section-body">
            <Fold {...(row ? { summary: heading } : { label: fold || undefined })} enabled={Boolean(fold)}>
              {children}
            </Fold>
          </div>
        </div>
      </div>
    </section>
  );
}
