import type { ComponentProps } from "react";
import { refrigerants } from "@/data/refrigerants";

/** The choice of a refrigerant, with its label. */
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
