// Inlined into every page. Next's scripts, and the styles of what they add, load on the visitor's first interaction, so
// that nothing competes with the first paint. Until then the page is plain HTML and CSS, and every link, form and menu
// works as such.
(() => {
  // "error": the complete stylesheet replaces the page's own if that fails to load.
  const interactions = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll", "error"];
  const list = document.getElementById("deferred");
  const add = (name, properties) => document.head.appendChild(Object.assign(document.createElement(name), properties));
  // Hides elements that are limited to certain days ("2026-12-21/2026-12-28") on all others, before the first paint.
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Europe/London" });
  for (const days of list.dataset.dated?.split(" ") ?? []) {
    if (today < days.slice(0, 10) || today > days.slice(11))
      add("style", { textContent: `[data-dated="${days}"]{display:none}` });
  }
  const hydrate = (event) => {
    // Browsers fire pointermove for a resting pointer too.
    if (event?.type === "pointermove" && !event.movementX && !event.movementY) return;
    for (const type of interactions) removeEventListener(type, hydrate, true);
    // All are fetched at the same time and applied in order: the stylesheet, the page's data, then the runtime that
    // reads it. A hydrated page without its styles would be worse than the static one.
    const [stylesheet, data, ...scripts] = JSON.parse(list.textContent);
    for (const href of [data, ...scripts]) add("link", { rel: "preload", as: "script", href });
    load(stylesheet, ({ target }) => {
      // A font that missed the first paint would now be swapped in, and the text would shift: the page's first rule,
      // which declares the font, is deleted. A page that hydrates without an interaction may not be painted yet.
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      const width = (font) => Object.assign(context, { font: `1em ${font}monospace` }).measureText("i").width;
      if (event && width("archivo,") === width("")) document.styleSheets[0].deleteRule(0);
      // In one step, because each change recalculates the styles of the whole page.
      target.media = "all";
      removePageStylesheet();
      parsed(() => {
        removePageStylesheet();
        load(data, () => {
          for (const script of scripts) load(script);
        });
      });
    });
  };
  // The parser waits for the page's own stylesheet before it reads what follows.
  const parsed = (act) =>
    document.readyState === "loading" ? addEventListener("DOMContentLoaded", act, { once: true }) : act();
  // Removes the page's own stylesheet, which React does not manage and the complete one has replaced.
  const removePageStylesheet = () => {
    for (const element of document.querySelectorAll("[data-styles]")) element.remove();
  };
  // A file that fails is requested once more, bypassing the browser's cache. Its address stays the same, because the
  // runtime identifies its files by address.
  const load = (file, then, mayRetry = true) => {
    const element = file.endsWith(".css")
      ? add("link", { rel: "stylesheet", href: file, media: "print", fetchPriority: "high" })
      : add("script", { src: file, async: false });
    // With this attribute React recognises the stylesheet that it would otherwise add itself.
    element.dataset.precedence = "next";
    // Once: Firefox reports a stylesheet again when its media change, and every script would run twice.
    element.addEventListener("load", then, { once: true });
    element.onerror = () => {
      element.remove();
      const retry = () => load(file, then, false);
      if (mayRetry) fetch(file, { cache: "reload" }).then(retry, retry);
    };
  };

  // Events before hydration are recorded with their elements' indexes, because React may render the page again, and
  // replayed by components/booking/event-replay.ts.
  const contacts = [];
  // COUNTS is the address that counts contacts. If counting is off, it is empty and the build removes this code.
  const count = (contact) => {
    if (navigator.doNotTrack !== "1" && !navigator.globalPrivacyControl)
      navigator.sendBeacon(COUNTS, `${contact} ${location.pathname}`);
  };
  // A tap may leave the page before it is hydrated, so it is counted now and not again when it is replayed.
  let counted = 0;
  const recordContact = (contact) => {
    contacts.push(contact);
    if (COUNTS && ++counted) count(contact);
  };
  // The Worker counts submitted forms itself.
  if (COUNTS)
    document.addEventListener("contact", ({ detail }) => {
      if (counted) counted--;
      else if (!detail.startsWith("form")) count(detail);
    });
  const inputs = new Map();
  let request;
  let hasTimedOut = false;
  const elements = () => [...document.querySelectorAll("a,form,input,select,textarea")];
  const record = (event) => {
    const { type, target } = event;
    const link = target.closest?.("a");
    const element = link ?? target;
    if (type === "input") inputs.set(element, elements().indexOf(element));
    // The booking dialog, or the postcode search, which is the only form that does not post.
    else if (
      !hasTimedOut &&
      (type === "submit"
        ? element.method === "get"
        : link?.dataset.booking === "dialog" && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
    ) {
      event.preventDefault();
      if (request) request[0].ariaBusy = null;
      else setTimeout(fallBack, 3000);
      element.ariaBusy = "true";
      request = [element, elements().indexOf(element)];
    } else if (link?.dataset.contact) recordContact(link.dataset.contact);
  };
  // If the scripts take too long, the link or form works without them.
  const fallBack = () => {
    if (!request) return;
    const [element] = request;
    hasTimedOut = true;
    request = undefined;
    element.ariaBusy = null;
    if (!element.href) return element.submit();
    recordContact(element.dataset.contact);
    const tab = open(element.href);
    if (tab) tab.opener = null;
    // Browsers allow a new tab only shortly after the tap.
    else location.assign(element.href);
  };
  const recordedTypes = ["click", "submit", "input"];
  for (const type of recordedTypes) addEventListener(type, record, true);
  document.addEventListener(
    "hydrated",
    ({ detail: replayEvents }) => {
      for (const type of recordedTypes) removeEventListener(type, record, true);
      replayEvents({ contacts, inputs, request, elements });
      request = undefined;
    },
    { once: true },
  );

  // An idempotency key for each message, whether the browser or the script posts it; the script empties the field once
  // a key is used. A value before the first submit has been restored by the browser from an earlier page.
  let hasKey;
  addEventListener(
    "submit",
    ({ target: { key } }) => {
      // A UUID: crypto.randomUUID is missing without HTTPS.
      if (key && !(hasKey && key.value)) hasKey = key.value = URL.createObjectURL(new Blob()).slice(-36);
    },
    true,
  );

  // While the mobile menu is open, the page behind it is inert; "beforetoggle" ends that before the focus returns.
  addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if (target.localName !== "nav") return;
      for (const part of document.body.children) part.inert = newState === "open" && part !== target;
      target.querySelector("button").autofocus = true;
    },
    true,
  );
  // A page from the back/forward cache may have its menu open.
  addEventListener("pageshow", () => document.querySelector(":popover-open")?.hidePopover());
  // The compliance calendar stores its plan in the fragment and must show it at once.
  if ("eager" in list.dataset || location.hash.includes("=")) hydrate();
  else for (const type of interactions) addEventListener(type, hydrate, { capture: true, passive: true });
})();
