/** Opens the closed lists on a wide screen in browsers without ::details-content, with which CSS does so in others. */
export function openLists(): void {
  if (innerWidth < 768 || CSS.supports?.("selector(::details-content)")) return;
  for (const list of document.querySelectorAll<HTMLDetailsElement>(".fold, .footer-lists details")) list.open = true;
}
