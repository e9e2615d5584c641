import type { DocumentRecord } from "./document";

/** The privacy notice. `approved` states that the firm has confirmed the periods in "How long we keep your data". */
export const privacy = {
  kind: "document",
  path: "/privacy",
  name: "Privacy Notice",
  summary: "We set no cookies and don’t count visitors. Read what happens to your enquiry",
  theme: "air",
  figure: "your-message",
  parent: "/",
  meta: {
    title: "Privacy notice: your data and your rights",
    description:
      "What we do with the data you leave on this site through the contact form, the booking page, the street map and the server logs, and what your rights are.",
    keywords: ["privacy notice", "data protection", "contact form data"],
  },
  hero: {
    heading: "Privacy notice",
    lead: "We only use your personal data when you contact us. This page explains what we do with it, and what your rights are.",
  },
  updated: "2026-11-23",
  approved: "",
  brief: [
    {
      name: "Contact form",
      section: "The contact form",
      passages: [
        {
          when: "form-off",
          text: "It is not connected at present, and nothing leaves your browser.",
        },
        {
          when: "form-on",
          text: "We use your name, phone number, e-mail address and message to answer you.",
        },
      ],
    },
    {
      name: "Cookies",
      section: "Your browser’s storage",
      passages: ["We set no cookies. Your browser keeps the draft of your message on your own device."],
    },
    {
      name: "What we count",
      section: "What we count",
      passages: [
        { when: "counting-off", text: "Nothing." },
        {
          when: "counting-on",
          text: "How often a page leads to a call, an e-mail, a booking or an enquiry, without identifying you.",
        },
      ],
    },
    {
      name: "Street map",
      section: "The street map",
      passages: ["{map} receives your network address when its map opens."],
    },
    {
      name: "How long we keep data",
      section: "How long we keep your data",
      passages: ["Twelve months if no work follows from your enquiry, six years for a job file."],
    },
    {
      name: "Your rights",
      section: "Your rights",
      passages: ["You can see, correct, move or erase your data, or object. We answer within one month."],
    },
    {
      name: "Complaints",
      section: "How to complain",
      passages: ["To us first, or to the Information Commissioner’s Office."],
    },
  ],
  sections: [
    {
      heading: "Who is responsible",
      passages: [
        "{firm} decides how and why your data is used, which makes us the controller under the UK GDPR and the Data Protection Act 2018. If you have a question about this notice, call or write to us. You can find our phone number and e-mail address at the end of this page, and our company details on the [contact page](/contact).",
      ],
    },
    {
      heading: "The contact form",
      passages: [
        "The form asks for your name, your phone number, your e-mail address, the service you need and a message. We use them to answer you and to prepare a quote or a visit. Please don’t tell us anything about health or about other people that we don’t need for the job.",
        {
          when: "form-off",
          text: "At present the form is not connected. It shows its confirmation and clears itself, and nothing leaves your browser. If JavaScript is off, its button opens a draft in your own mail program instead, which goes nowhere until you send it.",
        },
        {
          when: "form-stored",
          text: "We store what you send in a database at our hosting company, with the time it arrived, the page of this site you came from and a reference. The reference makes sure that we don’t store a repeated message twice. From there the message may go to our office by e-mail, or to our job system.",
        },
        {
          when: "form-stored",
          text: "We keep your network address with the message for about a day, to limit repeated sending, and then erase it. If it is a long address (IPv6), we use only the network part.",
        },
        {
          when: "photographs-on",
          text: "Once your message has arrived, you can add up to five photographs or documents. Before a picture leaves your device, your browser makes a fresh copy without the place, time and camera stored in the original. PDFs, and pictures your browser cannot copy, go as they are. The page tells you so before you send them.",
        },
        {
          when: "photographs-on",
          text: "We keep these files in private storage at our hosting company, without the names you gave them. They have no address on the internet. When we delete your message, we delete its files too.",
        },
        {
          when: "acknowledging-on",
          text: "When your message is stored, our server may write to the e-mail address in it, at most once a day. That e-mail gives the reference and our phone number, and nothing that you typed. It goes through the e-mail service of our hosting company. If you get one and did not write to us, somebody else entered your address.",
        },
        {
          when: "form-elsewhere",
          text: "What you send goes over an encrypted connection to {form}, which receives enquiries for us. The page of this site you came from goes with it, and a reference, so that a repeated message does not count twice. That service also sees your network address, as any web server does.",
        },
        "You don’t have to use the form. You can reach the same people by phone or by e-mail.",
      ],
    },
    {
      heading: "Your browser’s storage",
      passages: [
        "While you fill in the form, your browser keeps the text in its session storage, so that you don’t lose it if the page reloads. The text stays on your device, in that tab, until you send the message, delete the draft or close the tab. We cannot read it there.",
        {
          when: "form-on",
          text: "When you send the form, your browser also keeps the text, the time and the reference in its local storage until we confirm that the message arrived. If you close the page before that, the contact page sends it again when you next open it. If we refused the message, the page shows it to you again. Either way it tells you what happened.",
        },
        {
          when: "form-on",
          text: "You can delete a message that is not confirmed with the button “Delete this draft”. After 24 hours your browser no longer sends it, and deletes it when you next visit the contact page. Once a message has arrived, only its time and its reference stay, until a page has shown you so for three seconds.",
        },
        "This storage serves the form you are using, so the Privacy and Electronic Communications (EC Directive) Regulations 2003 do not require us to ask for your consent first. We set no cookies, show no advertising and load no fonts from other companies.",
        {
          when: "challenge-off",
          text: "Our pages load no scripts from other companies.",
        },
        {
          when: "challenge-on",
          text: "When you start to fill in the form, your browser loads a check by Cloudflare that tells people from programs. Cloudflare then receives your network address and details of your browser, and may read or store data on your device under its own notice. We store with your message whether it passed the check. If you block the check, the form still works.",
        },
        "The postcode look-up works inside the page. Your browser compares your postcode or area with a list on the page and does not send it anywhere.",
        "The [compliance calendar](/compliance-calendar) works in your browser too. It keeps your plan in the part of the page’s address after the # sign, which browsers do not send to us. Anyone who has that address can read the plan.",
      ],
    },
    {
      heading: "What we count",
      passages: [
        {
          when: "counting-off",
          text: "We don’t count visits, or how often people call or write to us from this site.",
        },
        {
          when: "counting-on",
          text: "We count how often each page leads to a call, an e-mail, a booking or an enquiry. When you use such a link, your browser tells our server the kind of link, its place and the page. We add one to that day’s count. We store no network address, identifier or time of day with it, so nobody can identify you from these figures. We keep them for twenty-four months.",
        },
        {
          when: "counting-on",
          text: "If your browser sends Global Privacy Control or Do Not Track, we count nothing. To keep out false counts, our server notes for a minute how often each network sends, and then forgets it.",
        },
      ],
    },
    {
      heading: "Online booking",
      passages: [
        {
          when: "booking-here",
          text: "The booking buttons lead to a page of this site that, for now, takes no bookings and asks you for no data.",
        },
        {
          when: "booking-elsewhere",
          text: "The booking buttons open a page of {booking}, in a frame or in a new tab, and only when you press one. That company then receives your network address and anything you enter, and it may set its own cookies. It passes the booking to us. Its own privacy notice tells you what else it does.",
        },
      ],
    },
    {
      heading: "The street map",
      passages: [
        "The maps you see first are our own drawings, and load nothing from other companies. If you open the street map, your browser loads a frame from {map}, which then receives your network address and the page’s address, and may store or read data on your device under its own notice.",
        "If JavaScript is off, each page with a map includes the {map} frame, and your browser may load it as you scroll towards it.",
      ],
    },
    {
      heading: "Server logs",
      passages: [
        "As with any website, the company that hosts these pages processes your network address, the page you ask for, the time and your browser’s description of itself, to deliver the page and to stop attacks. It does this on our behalf and deletes the logs on its own schedule. We don’t combine these logs with enquiries.",
      ],
    },
    {
      heading: "Why the law allows us to use your data",
      passages: ["We can use your data for one of these reasons (UK GDPR, Article 6):"],
      points: [
        "When we answer you, quote and arrange work, we are taking steps you asked for before a contract, or carrying out the contract. If you write on behalf of an employer or a client, we rely on our legitimate interest in dealing with them.",
        "When we limit repeated messages and keep server logs, we rely on our legitimate interest in keeping the form and the site working.",
        "When we keep accounts and records of gas, refrigerant and other regulated work, we are meeting our legal obligations.",
        "When we keep a job file in case of a dispute, we rely on our legitimate interest in bringing or answering claims.",
      ],
    },
    {
      heading: "Who else receives your data",
      passages: [
        "Our hosting and e-mail providers handle data on our instructions. We don’t sell it, and don’t pass it to anyone for marketing. Otherwise we disclose it only if a law or a court requires us to.",
        "If a provider processes data outside the United Kingdom, we use it only where the UK GDPR permits that: under adequacy regulations, or with the standard transfer terms issued in the United Kingdom.",
      ],
    },
    {
      heading: "How long we keep your data",
      passages: [
        "If your enquiry leads to no work, we delete it within twelve months of our last message about it. If we do work for you, our correspondence becomes part of the job file. We keep that for six years after the work ends, which is the usual time limit for contract claims under the Limitation Act 1980, or longer for a record where a law says so.",
      ],
    },
    {
      heading: "Your rights",
      passages: [
        "You can ask us for any of the following, free of charge and in any form. We’ll answer within one month. We don’t make automated decisions about you.",
      ],
      points: [
        "You can see the data we hold about you and have a copy of it.",
        "You can have it corrected, or have something added.",
        "You can have it erased, or limit how we use it, where the law gives you that right.",
        "You can object to a use that rests on our legitimate interest, and we stop it if your situation outweighs that interest.",
        "You can have the data you gave us in a common format, where we use it for a contract.",
      ],
    },
    {
      heading: "How to complain",
      passages: [
        "If you think we have mishandled your data, please tell us first, by phone or e-mail. We’ll acknowledge your complaint within 30 days, look into it without undue delay and tell you the outcome.",
        "You can also complain to the United Kingdom’s data protection regulator, the Information Commissioner’s Office (ICO), online or on 0303 123 1113.",
      ],
      links: [{ name: "Make a complaint to the ICO", href: "https://ico.org.uk/make-a-complaint/" }],
    },
  ],
} as const satisfies DocumentRecord;
