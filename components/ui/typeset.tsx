import { createElement, Fragment } from "react";
import { typeset } from "@/lib/copy";

/** Words that must not break after their hyphen or dash: 20–40, same-day, F-gas, 24-hour, call-out, phase-out. */
const compound = /(\w+–\w+|\b\w+-day\b|\b[A-Za-z]-\w+|\d+-\w+|\b(?:[Cc]all|phase|belt|mid)-\w+)/;

/** A text from `data/` with no-break spans instead of invisible characters, which would hinder copying and search. */
export function Typeset({ text }: { text: string }) {
  const parts = typeset(text).split(compound);
  const set = parts.map((part, index) =>
    index % 2 ? createElement("span", { className: "whitespace-nowrap" }, part) : part,
  );
  return createElement(Fragment, null, ...set);
}
