/** How each looks under the pointer is in ui.css. */
const variants = {
  solid: "border-ink bg-ink text-paper",
  accent: "border-accent bg-accent text-white",
  outline: "border-ink bg-transparent text-ink",
  light: "border-paper bg-paper text-ink",
  "outline-light": "border-paper bg-transparent text-paper",
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button; apart from its links, whose settings the forms need not load. */
export function buttonClass(variant: ButtonVariant): string {
  return `button ${variants[variant]}`;
}
