/**
 * On a wide screen the closed lists are shown open, by a style that older browsers do not know: there they are opened.
 * Until then, and without scripts, their headings open them.
 */
export function openLists(): void {
  if (innerWidth < 768 || CSS.supports?.("selector(::details-content)")) return;
  for (const list of document.querySelectorAll<HTMLDetailsElement>(".fold, .footer-lists details")) list.open = true;
}
