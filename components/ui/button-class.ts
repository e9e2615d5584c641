/** The classes of buttons that client components render too; their hover styles are in ui.css. */
export const solidButton = "button border-ink bg-ink text-paper";
export const accentButton = "button border-accent bg-accent text-white";
export const outlineButton = "button border-ink bg-transparent text-ink";
