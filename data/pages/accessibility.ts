import type { DocumentRecord } from "./document";

/** The accessibility statement. It claims what the tests in `e2e/` and beside the components check, and no more. */
export const accessibility = {
  kind: "document",
  path: "/accessibility",
  name: "Accessibility Statement",
  summary: "What we aim for, how we test it, and other ways to reach us",
  theme: "air",
  parent: "/",
  sheet: "03",
  meta: {
    title: "Accessibility statement: how to use this site",
    description:
      "Read how this site meets WCAG 2.2 at level AA, how we test it, where we know it falls short, and how you get the same help from us by phone or e-mail.",
    keywords: ["accessibility statement", "WCAG 2.2 AA", "accessible website"],
  },
  hero: {
    heading: "Accessibility statement",
    lead: "Anyone should be able to read these pages, find the right service and reach us. If something stops you, call or write to us, and we help you directly.",
  },
  updated: "2026-11-22",
  approved: "",
  sections: [
    {
      heading: "What we aim for",
      passages: [
        "We build to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We also use them to measure our duty under the Equality Act 2010, which is to make reasonable adjustments for disabled people.",
      ],
      points: [
        "You can read every page, and call us, with JavaScript switched off.",
        "Menus, the booking window and questions work from the keyboard, and you can see where the focus is.",
        "You can enlarge the text, and it fits a screen 320 pixels wide without scrolling sideways.",
        "Movement stops if your device asks for reduced motion.",
        "The phone number stands in the same place at the top of every page.",
      ],
    },
    {
      heading: "How we test the site",
      passages: [
        "Before each release we run automated checks with axe on the built pages: one of every kind, at the widths of a phone, a tablet and a desktop screen. Further tests read every page for the order of its headings and for links and buttons without a name. Others use the menus and the booking window from the keyboard and check where the focus goes.",
        "Automated checks find only part of what can go wrong. No outside body has audited the site, and it has not been tested with people who use assistive technology. We do not claim either.",
      ],
    },
    {
      heading: "Where the site may fall short",
      passages: ["We know of these places where you may have trouble, or where we depend on others:"],
      points: [
        "The online booking page opens in a frame or a new tab. If a booking service provides it, we cannot answer for its accessibility. You can arrange anything it does by phone or e-mail.",
        "The street map is a page of {map}. Everything it shows about our coverage is also on the [areas page](/areas) as text.",
        "Our drawings are illustrations. The text around them says what they show.",
        "When you have sent the contact form, a confirmation slides in and disappears after twelve seconds. The same words stay beside the form.",
      ],
    },
    {
      heading: "If you need another way to reach us",
      passages: [
        "[Call us]({phone}), or write to the e-mail address below. We can read any page of this site to you, or send you its content as plain text or in large print. You can make an enquiry, a booking or a complaint in whichever way suits you. If you use a relay or text service, your call is as welcome as any other.",
      ],
    },
    {
      heading: "Tell us about a problem, or take it further",
      passages: [
        "If something does not work for you, tell us the page, what you tried and what you use to browse. We answer as we answer every enquiry, and tell you what we will do.",
        "If you are not happy with our answer, the Equality Advisory and Support Service advises on rights under the Equality Act 2010 in England, Scotland and Wales, on 0808 800 0082.",
      ],
      links: [{ name: "Equality Advisory and Support Service", href: "https://www.equalityadvisoryservice.com/" }],
    },
    {
      heading: "About this statement",
      passages: [
        "We prepared this statement from the results of the site’s own tests. It applies to the pages at this address. We read it again whenever the site changes in a way that concerns it.",
      ],
    },
  ],
} as const satisfies DocumentRecord;
