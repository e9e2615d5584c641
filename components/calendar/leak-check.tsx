"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { LeakAnswer } from "@/lib/leak-answer";

/** The form of a leak check: its fields are the page's own, what it answers comes with the first use. */
export function LeakCheck({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<LeakAnswer>();

  async function work() {
    const count = await import("@/lib/leak-answer").catch(() => undefined);
    if (!form.current || !count) return;
    const found = count.leakAnswer(new FormData(form.current));
    for (const field of form.current.querySelectorAll(".field"))
      field.setAttribute(
        "aria-invalid",
        String(found.wrong !== undefined && found.wrong === field.getAttribute("name")),
      );
    setAnswer(found);
  }

  // What was typed before the scripts were there.
  const begin = useEffectEvent(() => {
    if (form.current?.querySelector<HTMLInputElement>("[name=kilograms]")?.value) work();
  });
  useEffect(() => begin(), []);

  return (
    <form ref={form} className="leak-check" onInput={work} onSubmit={(event) => event.preventDefault()}>
      {children}
      <p id="leak-answer" role="status" className="mt-4 min-h-[2lh]">
        {answer?.text || "Choose the refrigerant and enter the charge from the data plate."}{" "}
        {answer?.plan && (
          <a href={`/compliance-calendar#${answer.plan}`} className="text-link">
            Add it to your calendar
          </a>
        )}
      </p>
    </form>
  );
}
