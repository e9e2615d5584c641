import { Prose } from "@/components/ui/prose";

/** Several cases, one row each, as the lead of a page or after it. */
export function LeadRows({ texts, className = "" }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`lead-rows text-lead ${className}`}>
      {texts.map((text) => (
        <p key={text}>
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}
