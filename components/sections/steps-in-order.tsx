import { Prose } from "@/components/ui/prose";

/** The ordered steps in a danger. */
export function StepsInOrder({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="steps-first">
      {steps.map((step) => (
        <li key={step}>
          <span>
            <Prose text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
