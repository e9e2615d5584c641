import type { ComponentProps } from "react";
import { refrigerants } from "@/data/refrigerants";

/** A labelled select of refrigerants. */
export function GasField(props: ComponentProps<"select">) {
  return (
    <label className="plan-field">
      Refrigerant
      <select className="field" {...props}>
        <option value="">Choose</option>
        {Object.keys(refrigerants).map((gas) => (
          <option key={gas}>{gas}</option>
        ))}
      </select>
    </label>
  );
}
