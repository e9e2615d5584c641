// Written into every page as it stands here. Next's scripts and the styles of what they add wait for the visitor's first
// sign of life, so that nothing competes with the first paint; until then the page is plain HTML and CSS, and every link,
// form and menu works as such.
(() => {
  const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"];
  const list = document.getElementById("later");
  const wake = () => {
    for (const sign of signs) removeEventListener(sign, wake, true);
    // The drawings come to life with the visitor.
    document.documentElement.dataset.awake = "";
    // One key for this draft, whether the browser's own post or the script sends it. Without HTTPS the script makes it.
    const key = document.querySelector("input[name=key]");
    if (key) key.value = crypto.randomUUID?.() ?? "";
    const [sheet, ...scripts] = JSON.parse(list.textContent);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet;
    // By this mark React knows it for the sheet it would otherwise add itself.
    link.dataset.precedence = "next";
    // Without its styles a page with scripts would be worse than the page as it is, so these run after them. They are
    // fetched at the same time.
    link.onload = () => {
      for (const src of scripts) {
        const script = document.createElement("script");
        script.src = src;
        // In order: the page's own data first, then the runtime that reads it.
        script.async = false;
        document.head.append(script);
      }
    };
    document.head.append(link);
    for (const src of scripts) {
      const early = document.createElement("link");
      early.rel = "preload";
      early.as = "script";
      early.href = src;
      document.head.append(early);
    }
  };
  // A page kept for going back may be shown again with its menu open.
  addEventListener("pageshow", () => document.querySelector(":popover-open")?.hidePopover());
  if (list.dataset.at === "once") wake();
  else for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
})();
