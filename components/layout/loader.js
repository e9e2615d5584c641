// Written into every page as it stands here. Next's scripts and the styles of what they add wait for the visitor's first
// sign of life, so that nothing competes with the first paint; until then the page is plain HTML and CSS, and every link,
// form and menu works as such.
(() => {
  // A file that does not come, as the page's own stylesheet, is made good by the whole one.
  const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll", "error"];
  const list = document.getElementById("later");
  const add = (name, properties) => document.head.appendChild(Object.assign(document.createElement(name), properties));
  // What is meant for some days ("2026-12-21/2026-12-28") is hidden on all others, before it is painted.
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Europe/London" });
  for (const days of list.dataset.dated?.split(" ") ?? []) {
    if (today < days.slice(0, 10) || today > days.slice(11))
      add("style", { textContent: `[data-dated="${days}"]{display:none}` });
  }
  const wake = (event) => {
    // A pointer that rests where it was is no sign yet.
    if (event?.type === "pointermove" && !event.movementX && !event.movementY) return;
    for (const sign of signs) removeEventListener(sign, wake, true);
    // The stylesheet, the page's own data, then the runtime that reads it: without its styles a page with scripts would be
    // worse than the page as it is. All are fetched at the same time.
    const [sheet, data, ...scripts] = JSON.parse(list.textContent);
    for (const href of [data, ...scripts]) add("link", { rel: "preload", as: "script", href });
    load(sheet, ({ target }) => {
      // A font that missed the first paint would get another chance now, and the text would move. It waits for the next
      // page: the first rule of this one declares it. A page that wakes by itself may not be painted yet.
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      const width = (font) => Object.assign(pen, { font: `1em ${font}monospace` }).measureText("i").width;
      if (event && width("archivo,") === width("")) document.styleSheets[0].deleteRule(0);
      // In one step with the page's own, as each works out the style of the whole page anew.
      target.media = "all";
      replaceSheet();
      parsed(() => {
        replaceSheet();
        load(data, () => {
          for (const script of scripts) load(script);
        });
      });
    });
  };
  // The browser reads what follows the page's own stylesheet only once that has come.
  const parsed = (act) =>
    document.readyState === "loading" ? addEventListener("DOMContentLoaded", act, { once: true }) : act();
  // The whole stylesheet stands in for the page's own, which React does not know.
  const replaceSheet = () => {
    for (const element of document.querySelectorAll("[data-sheet]")) element.remove();
  };
  // What fails is asked for once more, past what the browser has kept of the first answer; the runtime knows its files by
  // their addresses, which stay the same.
  const load = (file, then, mayFail = true) => {
    const element = file.endsWith(".css")
      ? add("link", { rel: "stylesheet", href: file, media: "print", fetchPriority: "high" })
      : add("script", { src: file, async: false });
    // By this mark React knows it for the sheet it would otherwise add itself.
    element.dataset.precedence = "next";
    element.onload = then;
    element.onerror = () => {
      element.remove();
      const again = () => load(file, then, false);
      if (mayFail) fetch(file, { cache: "reload" }).then(again, again);
    };
  };

  // What a visitor asks of the page's scripts before they are there; components/booking/early.ts takes it over. Elements
  // are noted with their place, as React may draw the page anew.
  const told = [];
  // Where the owner counts contacts. COUNTS is the address for it, or empty: then the build leaves these lines out.
  const count = (contact) => {
    if (navigator.doNotTrack !== "1" && !navigator.globalPrivacyControl)
      navigator.sendBeacon(COUNTS, `${contact} ${location.pathname}`);
  };
  // A first tap may be the last thing that this page learns, so it is counted before the scripts announce it.
  let counted = 0;
  const tell = (contact) => {
    told.push(contact);
    if (COUNTS && ++counted) count(contact);
  };
  // What the form sends is counted where it arrives.
  if (COUNTS)
    document.addEventListener("contact", ({ detail }) => {
      if (counted) counted--;
      else if (!detail.startsWith("form")) count(detail);
    });
  const typed = new Map();
  let asked;
  let patient = true;
  const parts = () => [...document.querySelectorAll("a,form,input,select,textarea")];
  const note = (event) => {
    const { type, target } = event;
    const link = target.closest?.("a");
    const element = link ?? target;
    if (type === "input") typed.set(element, parts().indexOf(element));
    // The booking dialog, or the postcode look-up, which is the one form that does not post.
    else if (
      patient &&
      (type === "submit"
        ? element.method === "get"
        : link?.dataset.booking === "dialog" && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
    ) {
      event.preventDefault();
      if (asked) asked[0].ariaBusy = null;
      else setTimeout(giveUp, 3000);
      element.ariaBusy = "true";
      asked = [element, parts().indexOf(element)];
    } else if (link?.dataset.contact) tell(link.dataset.contact);
  };
  // The scripts take too long: what was asked for is done without them.
  const giveUp = () => {
    if (!asked) return;
    const [element] = asked;
    patient = asked = false;
    element.ariaBusy = null;
    if (!element.href) return element.submit();
    tell(element.dataset.contact);
    const tab = open(element.href);
    if (tab) tab.opener = null;
    // A browser allows a new tab only for a moment after the tap.
    else location.assign(element.href);
  };
  const noted = ["click", "submit", "input"];
  for (const type of noted) addEventListener(type, note, true);
  document.addEventListener(
    "live",
    ({ detail: takeOver }) => {
      for (const type of noted) removeEventListener(type, note, true);
      takeOver({ told, typed, asked, parts });
      asked = false;
    },
    { once: true },
  );

  // One key for each message, whether the browser's own post or the script sends it; the script empties the field once a
  // key is used. A value of before the first submit is that of another page, which the browser has restored.
  let made;
  addEventListener(
    "submit",
    ({ target: { key } }) => {
      // A UUID, also without HTTPS, where crypto.randomUUID is missing.
      if (key && !(made && key.value)) made = key.value = URL.createObjectURL(new Blob()).slice(-36);
    },
    true,
  );

  // While the menu is open, what lies behind it is out of reach; when it closes, before the focus returns there.
  addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if (target.localName !== "nav") return;
      for (const part of document.body.children) part.inert = newState === "open" && part !== target;
      target.querySelector("button").autofocus = true;
    },
    true,
  );
  // A page kept for going back may be shown again with its menu open.
  addEventListener("pageshow", () => document.querySelector(":popover-open")?.hidePopover());
  // A plan in the address, as the compliance calendar keeps it, is to be seen at once.
  if (list.dataset.at === "once" || location.hash.includes("=")) wake();
  else for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
})();
