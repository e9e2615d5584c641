import { type IconName, LineIcon } from "@/components/ui/line-icon";
import { Prose } from "@/components/ui/prose";

/** A row; its first words, if given, are bold, after an icon. */
export type LeadRow = { readonly icon?: IconName; readonly name?: string; readonly text: string };

type Props = { texts: readonly (string | LeadRow)[]; className?: string };

/** Several cases, one row each, as the lead of a page or after it. */
export function LeadRows({ texts, className = "" }: Props) {
  const rows: readonly LeadRow[] = texts.map((row) => (typeof row === "string" ? { text: row } : row));
  return (
    <div className={`lead-rows text-lead ${className}`}>
      {rows.map(({ icon, name, text }) => (
        <p key={text}>
          {icon && <LineIcon name={icon} />}
          {name && (
            <b>
              <Prose text={name} />
            </b>
          )}
          {name && " "}
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}
