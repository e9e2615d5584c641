import { Prose } from "@/components/ui/prose";
import { safety } from "@/data/safety";
import { site } from "@/lib/site";

/** The numbers to call, shown beside the button when the form describes an emergency, with the gas line first. */
export function UrgentNote() {
  const { brief } = safety.gasEscape;
  return (
    <p className="urgent-note border-l-8 border-emergency bg-emergency-tint px-4 py-3 text-ink [&_a]:font-bold [&_a]:text-inherit">
      <Prose text={`Do you smell gas? ${brief} If anything else cannot wait, call us now: ${site.phone.display}.`} />
    </p>
  );
}
