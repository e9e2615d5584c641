/** Opens the footer's lists on wide screens in browsers without ::details-content. In others, CSS does. */
export function openLists(): void {
  if (innerWidth < 768 || CSS.supports?.("selector(::details-content)")) return;
  for (const list of document.querySelectorAll<HTMLDetailsElement>(".fold, .footer-lists details")) list.open = true;
}
