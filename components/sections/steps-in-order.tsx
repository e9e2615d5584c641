import { Prose } from "@/components/ui/prose";

/** What to do in danger, numbered in its order. */
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
