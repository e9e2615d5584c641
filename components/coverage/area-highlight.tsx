"use client";

import { useEffect } from "react";

/** Marks an area on the map and in the list (`data-lit`) while the pointer or the focus is on either. */
export function AreaHighlight() {
  useEffect(() => {
    const links = ":is(.areas-map, .areas-list) a";
    let lit: Element[] = [];
    let current: string | null | undefined;

    function light({ target }: Event) {
      const area = target instanceof Element ? target.closest(links)?.getAttribute("href") : undefined;
      if (area === current) return;
      current = area;
      for (const element of lit) element.removeAttribute("data-lit");
      lit = area ? [...document.querySelectorAll(`${links}[href="${CSS.escape(area)}"]`)] : [];
      for (const element of lit) element.setAttribute("data-lit", "");
    }

    const end = new AbortController();
    for (const type of ["pointerover", "focusin"]) document.addEventListener(type, light, { signal: end.signal });
    return () => end.abort();
  }, []);

  return null;
}
