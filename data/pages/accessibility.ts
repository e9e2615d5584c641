import type { DocumentRecord } from "./document";

/** The accessibility statement. It claims what the tests in `e2e/` and beside the components check, and no more. */
export const accessibility = {
  kind: "document",
  path: "/accessibility",
  name: "Accessibility Statement",
  summary: "What we aim for, how it is tested, and another way to reach us",
  theme: "air",
  parent: "/",
  sheet: "03",
  meta: {
    title: "Accessibility Statement",
    description:
      "How this site meets WCAG 2.2 at level AA, how it is tested, what we know to fall short, and how to get the same information or help by phone or e-mail.",
    keywords: ["accessibility statement", "WCAG 2.2 AA", "accessible website"],
  },
  hero: {
    heading: "Accessibility statement",
    lead: "Anyone should be able to read these pages, find the right service and reach us. If something stands in your way, call or write and we help you directly.",
  },
  updated: "2026-11-21",
  approved: "",
  sections: [
    {
      heading: "What we aim for",
      passages: [
        "We build to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. They are also the yardstick by which we measure our duty under the Equality Act 2010 to make reasonable adjustments for disabled people.",
      ],
      points: [
        "Every page can be read, and we can be called, with JavaScript switched off.",
        "Menus, the booking window and questions work from the keyboard, and the focus is visible.",
        "Text can be enlarged and reflows on a screen 320 pixels wide without scrolling sideways.",
        "Movement stops where your device asks for reduced motion.",
        "The phone number stands in the same place at the top of every page.",
      ],
    },
    {
      heading: "How it is tested",
      passages: [
        "Before each release, automated checks with axe run on the built pages: one of every kind, at the widths of a phone, a tablet and a desktop screen. Further tests read every page for its heading order and for unnamed links and buttons. Others drive the menus and the booking window from the keyboard and check where the focus goes.",
        "Automated checks find only part of what can go wrong. No outside body has audited the site, and it has not been tested with people who use assistive technology. We claim neither.",
      ],
    },
    {
      heading: "Known limits",
      passages: ["We know of these places where the site may fall short, or where we depend on others:"],
      points: [
        "The online booking page opens in a frame or a new tab; where a booking service provides it, we cannot vouch for its accessibility. Anything it does can be arranged by phone or e-mail.",
        "The street map is a page of {map}. Everything it shows about our coverage is also on the [areas page](/areas) as text.",
        "Our drawings are illustrations. What they show is said in the text around them.",
        "The confirmation that slides in after the contact form is sent disappears after twelve seconds. The same words stay beside the form.",
      ],
    },
    {
      heading: "If you need another way",
      passages: [
        "Call, or write to the e-mail address below. We read any page of this site to you, send its content as plain text or in large print, and take an enquiry, a booking or a complaint by whichever channel suits you. If you use a relay or text service, your call is as welcome as any other.",
      ],
    },
    {
      heading: "Telling us, and taking it further",
      passages: [
        "If something does not work for you, tell us the page, what you tried and what you use to browse. We answer as we answer every enquiry and say what will be done.",
        "If you are not content with our answer, the Equality Advisory and Support Service advises on rights under the Equality Act 2010 in England, Scotland and Wales, on 0808 800 0082.",
      ],
      links: [{ name: "Equality Advisory and Support Service", href: "https://www.equalityadvisoryservice.com/" }],
    },
    {
      heading: "About this statement",
      passages: [
        "It was prepared from the results of the site’s own tests and applies to the pages at this address. It is read again whenever the site changes in a way that concerns it.",
      ],
    },
  ],
} as const satisfies DocumentRecord;
