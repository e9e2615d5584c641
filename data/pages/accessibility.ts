import type { DocumentRecord } from "./document";

/** The accessibility statement. It claims only what the tests in `e2e/` and beside the components check. */
export const accessibility = {
  kind: "document",
  path: "/accessibility",
  name: "Accessibility Statement",
  summary: "How accessible this site is, how we test it, and other ways to reach us",
  theme: "air",
  figure: "page-for-all",
  parent: "/",
  meta: {
    title: "Accessibility statement: how to use this site",
    description:
      "How this site follows WCAG 2.2 at level AA, how we test it, where it may fall short, and how to get the same help from us by phone or e-mail.",
    keywords: ["accessibility statement", "WCAG 2.2 AA", "accessible website"],
  },
  hero: {
    heading: "Accessibility statement",
    lead: "We want everyone to be able to read these pages, find the right service and reach us. If something gets in your way, call or write to us and we’ll help you directly.",
  },
  updated: "2026-11-23",
  approved: "",
  brief: [
    {
      name: "Standard",
      section: "What we aim for",
      passages: ["WCAG 2.2 at level AA."],
    },
    {
      name: "Tests",
      section: "How we test the site",
      passages: ["Automated checks and keyboard tests before each release. No outside body has audited it yet."],
    },
    {
      name: "Known limits",
      section: "Where the site may fall short",
      passages: ["The booking page, the street map, the drawings and the form’s confirmation message."],
    },
    {
      name: "Other ways to reach us",
      section: "If you need another way to reach us",
      passages: [
        "[Call us]({phone}) or write. You can have any page read out, or sent as plain text or in large print.",
      ],
    },
    {
      name: "Problems",
      section: "Tell us about a problem, or take it further",
      passages: ["Tell us first. The Equality Advisory and Support Service advises on your rights."],
    },
  ],
  sections: [
    {
      heading: "What we aim for",
      passages: [
        "We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We also use them to judge whether we meet our duty under the Equality Act 2010 to make reasonable adjustments for disabled people.",
      ],
      points: [
        "You can read every page, and call us, with JavaScript switched off.",
        "You can use menus, the booking window and questions with the keyboard, and see where the focus is.",
        "You can enlarge the text, and it fits a screen 320 pixels wide without scrolling sideways.",
        "If your device asks for reduced motion, nothing moves.",
        "You’ll find the phone number in the same place at the top of every page.",
      ],
    },
    {
      heading: "How we test the site",
      passages: [
        "Before each release we run automated checks with axe on one page of every kind, at the widths of a phone, a tablet and a desktop screen. Other tests check every page for the order of its headings and for links and buttons without a name, and use the menus and the booking window from the keyboard.",
        "Automated checks find only some of the problems. No outside body has audited the site, and we have not yet tested it with people who use assistive technology.",
      ],
    },
    {
      heading: "Where the site may fall short",
      passages: ["You may have trouble in these places, some of which we don’t control:"],
      points: [
        "The online booking page opens in a frame or a new tab. If a booking service provides that page, we are not in control of its accessibility. You can book by phone or e-mail instead.",
        "The street map is a page of {map}. Our [areas page](/areas) gives everything it shows about our coverage as text.",
        "Our drawings have only short descriptions, but the text around them says what they show.",
        "When you send the contact form, a confirmation slides in and disappears after twelve seconds. The same words stay beside the form.",
      ],
    },
    {
      heading: "If you need another way to reach us",
      passages: [
        "[Call us]({phone}), or write to the e-mail address below. We can read any page of this site to you, or send it to you as plain text or in large print. You can make an enquiry, a booking or a complaint in whichever way suits you, including through a relay or text service.",
      ],
    },
    {
      heading: "Tell us about a problem, or take it further",
      passages: [
        "If something does not work for you, tell us which page, what you tried to do and what you browse with. We’ll answer, and tell you what we’ll do about it.",
        "If you are not happy with our answer, the Equality Advisory and Support Service advises on rights under the Equality Act 2010 in England, Scotland and Wales, on 0808 800 0082.",
      ],
      links: [{ name: "Equality Advisory and Support Service", href: "https://www.equalityadvisoryservice.com/" }],
    },
    {
      heading: "About this statement",
      passages: [
        "We wrote this statement from the results of our own tests. It applies to the pages at this address, and we review it whenever the site changes in a way that affects it.",
      ],
    },
  ],
} as const satisfies DocumentRecord;
