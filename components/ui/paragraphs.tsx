import type { ReactNode } from "react";
import { Prose } from "./prose";

type ParagraphsProps = { texts: readonly string[]; className?: string; children?: ReactNode };

export function Paragraphs({ texts, className = "", children }: ParagraphsProps) {
  return (
    <div className={`paragraphs ${className}`.trim()}>
      {texts.map((text) => (
        <p key={text}>
          <Prose text={text} />
        </p>
      ))}
      {children}
    </div>
  );
}
