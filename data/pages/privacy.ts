import type { DocumentRecord } from "./document";

/** The privacy notice. The periods in "How long we keep it" are the firm's to confirm; `approved` says that it has. */
export const privacy = {
  kind: "document",
  path: "/privacy",
  name: "Privacy Notice",
  summary: "No cookies, no analytics, and what happens to an enquiry",
  theme: "air",
  parent: "/",
  sheet: "02",
  meta: {
    title: "Privacy Notice",
    description:
      "What happens to the data you leave on this site: the contact form, the booking page, the street map and the server's logs, your rights, and how to complain.",
    keywords: ["privacy notice", "data protection", "contact form data"],
  },
  hero: {
    heading: "Privacy notice",
    lead: "This site sets no cookies and measures no visitors. It handles personal data when you contact us, and only for that.",
  },
  updated: "2026-11-22",
  approved: "",
  sections: [
    {
      heading: "Who is responsible",
      passages: [
        "{firm} decides how and why the data described here is used. In the words of the UK GDPR and the Data Protection Act 2018, we are the controller. Write or call with any question about this notice; the ways to reach us are at its foot, and our company details are on the [contact page](/contact).",
      ],
    },
    {
      heading: "The contact form",
      passages: [
        "The form asks for your name, phone number, e-mail address, the service you need and a message. We use them to answer you and to prepare a quote or a visit. Please leave out anything about health or other people that the job does not need.",
        {
          when: "form-off",
          text: "At present the form has no address to send to. It shows its confirmation, clears itself, and nothing leaves your browser. With JavaScript off, its button opens a draft in your own mail program instead, which sends nothing until you do.",
        },
        {
          when: "form-stored",
          text: "What you send is stored in a database of our hosting company, with the time it arrived and a reference that keeps a repeated message from being stored twice. From there it may be passed to our office by e-mail or to our job system. The form also states how long it was open, which helps to tell people from programs; of that we store only whether it was twenty seconds or more.",
        },
        {
          when: "form-stored",
          text: "Your network address is kept beside the message while a limit on repeated sending needs it, normally for ten to fifteen minutes. Then it is erased from the record. Of a long (IPv6) address, only the network part is used.",
        },
        {
          when: "form-elsewhere",
          text: "What you send goes over an encrypted connection to {form}, which receives enquiries for us, with a reference that keeps a repeated message from being taken twice and the time the form was open. That service also sees your network address, as any web server does.",
        },
        "You need not use the form: a phone call or an e-mail reaches the same people.",
      ],
    },
    {
      heading: "Your browser’s storage",
      passages: [
        "While you fill in the form, its text is kept in your browser’s session storage, so that a reload or a lost page does not cost you your words. It stays on your device, in that tab, until the message is sent, you delete the draft or the tab is closed. We cannot read it there.",
        {
          when: "form-on",
          text: "When you send the form, its text, the time and the reference of the message are also kept in your browser’s local storage until its arrival is confirmed. If you close the page before that, the contact page sends the message again when you next open it, or shows it to you again if it was refused, and says what became of it.",
        },
        {
          when: "form-on",
          text: "Beside a message that is not confirmed is a button, “Delete this draft”. After 24 hours the message is not used any more, and your next visit to the contact page deletes it. Of a message that has arrived only the time and the reference stay, until a page has told you so for three seconds.",
        },
        "That storage serves the form you are using, so the Privacy and Electronic Communications (EC Directive) Regulations 2003 do not ask for your consent first. We set no cookies, run no analytics, show no advertising and load no fonts from other companies.",
        {
          when: "challenge-off",
          text: "Our pages load no scripts from other companies either.",
        },
        {
          when: "challenge-on",
          text: "When you start to fill in the form, your browser loads a check by Cloudflare, which tells people from programs. Cloudflare then receives your network address and details of your browser, and may read or store data on your device under its own notice. Whether the check was passed is stored with your message. The form also works where you block it.",
        },
        "The postcode look-up works inside the page. The postcode you type is compared with a list in your browser and is not sent anywhere.",
      ],
    },
    {
      heading: "Online booking",
      passages: [
        {
          when: "booking-here",
          text: "The booking buttons lead to a page of this site which, for now, takes no bookings and asks for no data.",
        },
        {
          when: "booking-elsewhere",
          text: "The booking buttons open a page of {booking}, in a frame or in a new tab, and only when you choose one. From that moment this company receives your network address and whatever you enter, and may set cookies of its own. It passes the booking to us. Its privacy notice, shown on its own page, says what else it does.",
        },
      ],
    },
    {
      heading: "The street map",
      passages: [
        "The maps you see first are our own drawings and ask nothing of anyone. If you open the street map, your browser loads a frame from {map}, which then receives your network address and the page’s address, and may store or read data on your device under its own notice.",
        "With JavaScript off there is no such button. The frame of {map} is then part of each page that has a map, and a browser may load it as you scroll near it.",
      ],
    },
    {
      heading: "Logs of the server",
      passages: [
        "As with every website, the company that hosts these pages processes your network address, the page asked for, the time and your browser’s description in order to deliver the page and to fend off attacks. It does so on our behalf, for as long as its own schedule sets. We do not combine those logs with enquiries.",
      ],
    },
    {
      heading: "Why the law allows it",
      passages: ["Each use rests on one of the lawful bases of Article 6 of the UK GDPR:"],
      points: [
        "Answering you, quoting and arranging work: steps you ask for before a contract, and the contract itself; where you write for an employer or client, our legitimate interest in dealing with them.",
        "Limiting repeated messages, and server logs: our legitimate interest in keeping the form and the site working.",
        "Records of gas, refrigerant and other regulated work, and accounts: our legal obligations.",
        "Keeping the file of a job in case of a dispute: our legitimate interest in bringing or answering claims.",
      ],
    },
    {
      heading: "Who else receives it",
      passages: [
        "Our hosting and e-mail providers handle data on our instructions. Nobody receives it for marketing, and none of it is sold. We disclose more only where a law or a court requires it.",
        "A provider may process data outside the United Kingdom. We use one that does only where the UK GDPR permits it: under adequacy regulations, or with the standard transfer terms issued in the United Kingdom.",
      ],
    },
    {
      heading: "How long we keep it",
      passages: [
        "An enquiry that leads to no work is deleted within twelve months of our last message about it. Where work follows, the correspondence becomes part of the job’s file and is kept for six years after the work ends, the usual time limit for contract claims under the Limitation Act 1980. Records for which a law sets a longer period are kept for that period.",
      ],
    },
    {
      heading: "Your rights",
      passages: [
        "You may ask us, free of charge and in any form, to do the following. We answer within one month. No decision about you is made by a program alone.",
      ],
      points: [
        "Show you the data we hold about you, and give you a copy.",
        "Correct it, or complete what is missing.",
        "Erase it, or limit its use, where the law gives that right.",
        "Stop a use that rests on our legitimate interest, if your situation outweighs it.",
        "Hand over what you gave us, in a common format, where the use rests on a contract.",
      ],
    },
    {
      heading: "How to complain",
      passages: [
        "Tell us first if you think your data was mishandled: by phone, by e-mail or with the form. We acknowledge a data protection complaint within 30 days, look into it without undue delay and tell you the outcome.",
        "You may also complain to the United Kingdom’s data protection regulator, the Information Commissioner’s Office (ICO), online or on 0303 123 1113.",
      ],
      links: [{ name: "Make a complaint to the ICO", href: "https://ico.org.uk/make-a-complaint/" }],
    },
  ],
} as const satisfies DocumentRecord;
