import type { DocumentRecord } from "./document";

/** The privacy notice. The periods in "How long we keep your data" are the firm's to confirm; `approved` says that it has. */
export const privacy = {
  kind: "document",
  path: "/privacy",
  name: "Privacy Notice",
  summary: "We set no cookies and count no visitors. Read what happens to an enquiry",
  theme: "air",
  parent: "/",
  sheet: "02",
  meta: {
    title: "Privacy notice: your data and your rights",
    description:
      "We explain what happens to the data you leave on this site: the contact form, the booking page, the street map and the server logs. Read your rights here too.",
    keywords: ["privacy notice", "data protection", "contact form data"],
  },
  hero: {
    heading: "Privacy notice",
    lead: "This site sets no cookies and does not count its visitors. We handle personal data only when you contact us.",
  },
  updated: "2026-11-22",
  approved: "",
  sections: [
    {
      heading: "Who is responsible",
      passages: [
        "{firm} decides how and why the data described here is used. The UK GDPR and the Data Protection Act 2018 call this the controller, and that is us. Write or call us with any question about this notice. You find the ways to reach us at its foot, and our company details on the [contact page](/contact).",
      ],
    },
    {
      heading: "The contact form",
      passages: [
        "The form asks for your name, your phone number, your e-mail address, the service you need and a message. We use them to answer you and to prepare a quote or a visit. Please do not write anything about health or about other people that we do not need for the job.",
        {
          when: "form-off",
          text: "At present the form has no address to send to. It shows its confirmation and clears itself, and nothing leaves your browser. If JavaScript is off, its button opens a draft in your own mail program instead. That sends nothing until you send it.",
        },
        {
          when: "form-stored",
          text: "What you send is stored in a database of our hosting company, with the time it arrived, the page of this site that you came from and a reference. The reference makes sure that a repeated message is not stored twice. From there the message may go to our office by e-mail, or to our job system. The form also tells us how long it was open, which helps us to tell people from programs. Of that we store only whether it was twenty seconds or more.",
        },
        {
          when: "form-stored",
          text: "Your network address is kept beside the message for as long as we need it to limit repeated sending, normally for ten to fifteen minutes. Then it is erased from the record. If the address is a long one (IPv6), we use only its network part.",
        },
        {
          when: "photographs-on",
          text: "Once your message has arrived, you can add up to five photographs or documents. Before a picture leaves your device, your browser draws it anew. This removes the place, the time and the camera that were noted with it. What your browser cannot draw, and any PDF, goes as it is. The page tells you so before you send it.",
        },
        {
          when: "photographs-on",
          text: "We store these files in a closed store of our hosting company, without the names you gave them. They have no address on the internet. When we delete your message, its files are deleted too.",
        },
        {
          when: "acknowledging-on",
          text: "When your message is stored, our server may write to the e-mail address in it, at most once a day. That e-mail holds the reference and our phone number, and nothing that you typed. It goes through the e-mail service of our hosting company. If it reaches you and you did not write to us, somebody else gave your address.",
        },
        {
          when: "form-elsewhere",
          text: "What you send goes over an encrypted connection to {form}, which receives enquiries for us. With it go the time the form was open, the page of this site that you came from and a reference, so that a repeated message is not taken twice. That service also sees your network address, as any web server does.",
        },
        "You need not use the form. You reach the same people by phone or by e-mail.",
      ],
    },
    {
      heading: "Your browser’s storage",
      passages: [
        "While you fill in the form, your browser keeps the text in its session storage, so that you do not lose your words if the page reloads or is lost. The text stays on your device, in that tab, until you send the message, delete the draft or close the tab. We cannot read it there.",
        {
          when: "form-on",
          text: "When you send the form, its text, the time and the reference of the message are also kept in your browser’s local storage until we confirm that it arrived. If you close the page before that, the contact page sends the message again when you next open it. If the message was refused, the page shows it to you again. Either way it tells you what happened.",
        },
        {
          when: "form-on",
          text: "Beside a message that is not confirmed there is a button, “Delete this draft”. After 24 hours the message is not used any more, and it is deleted when you next visit the contact page. Once a message has arrived, only its time and its reference stay, until a page has told you so for three seconds.",
        },
        "This storage serves the form you are using, so the Privacy and Electronic Communications (EC Directive) Regulations 2003 do not require us to ask for your consent first. We set no cookies, show no advertising and load no fonts from other companies.",
        { when: "counting-off", text: "We use no analytics." },
        {
          when: "challenge-off",
          text: "Our pages load no scripts from other companies either.",
        },
        {
          when: "challenge-on",
          text: "When you start to fill in the form, your browser loads a check by Cloudflare, which tells people from programs. Cloudflare then receives your network address and details of your browser, and may read or store data on your device under its own notice. Whether the check was passed is stored with your message. If you block it, the form still works.",
        },
        "The postcode look-up works inside the page. Your browser compares the postcode or the name with a list, and sends it nowhere.",
        "The [compliance calendar](/compliance-calendar) works in your browser too. It keeps your plan in the part of the page’s address after the # sign, which browsers do not send to us. Whoever has that address can read the plan.",
      ],
    },
    {
      heading: "What we count",
      passages: [
        {
          when: "counting-off",
          text: "Nothing. We do not count visits, and we do not count how often anybody calls or writes from this site.",
        },
        {
          when: "counting-on",
          text: "We count how often each page leads to a call, an e-mail, a booking or an enquiry. When you use such a link, your browser tells our server the kind of link, its place and the page. We add one to the count of that day. We store no network address, no identifier and no time of day with it, so nobody can find you in these figures. We keep them for twenty-four months.",
        },
        {
          when: "counting-on",
          text: "If your browser sends Global Privacy Control or Do Not Track, nothing is counted. To keep false counts out, our server compares network addresses in its memory for about ten minutes and then forgets them.",
        },
      ],
    },
    {
      heading: "Online booking",
      passages: [
        {
          when: "booking-here",
          text: "The booking buttons lead to a page of this site which, for now, takes no bookings and asks you for no data.",
        },
        {
          when: "booking-elsewhere",
          text: "The booking buttons open a page of {booking}, in a frame or in a new tab, and only when you press one. From then on this company receives your network address and whatever you enter, and it may set cookies of its own. It passes the booking to us. The privacy notice on its own page says what else it does.",
        },
      ],
    },
    {
      heading: "The street map",
      passages: [
        "The maps you see first are our own drawings and load nothing from anyone else. If you open the street map, your browser loads a frame from {map}, which then receives your network address and the page’s address, and may store or read data on your device under its own notice.",
        "If JavaScript is off, there is no such button. The frame of {map} is then part of each page that has a map, and your browser may load it as you scroll near it.",
      ],
    },
    {
      heading: "Server logs",
      passages: [
        "As on every website, the company that hosts these pages processes your network address, the page you ask for, the time and the description of your browser. It needs them to deliver the page and to stop attacks. It does so on our behalf, for as long as its own schedule sets. We do not combine these logs with enquiries.",
      ],
    },
    {
      heading: "Why the law allows us to use your data",
      passages: ["Each use rests on one of the lawful bases in Article 6 of the UK GDPR:"],
      points: [
        "When we answer you, quote and arrange work, we take steps you ask for before a contract, or carry out the contract itself. If you write for an employer or a client, we rely on our legitimate interest in dealing with them.",
        "When we limit repeated messages and keep server logs, we rely on our legitimate interest in keeping the form and the site working.",
        "When we keep accounts, and records of gas, refrigerant and other regulated work, we meet our legal obligations.",
        "When we keep the file of a job in case of a dispute, we rely on our legitimate interest in bringing or answering claims.",
      ],
    },
    {
      heading: "Who else receives your data",
      passages: [
        "Our hosting and e-mail providers handle data on our instructions. We give it to nobody for marketing, and we sell none of it. We disclose more only if a law or a court requires it.",
        "A provider may process data outside the United Kingdom. We use such a provider only where the UK GDPR permits it: under adequacy regulations, or with the standard transfer terms issued in the United Kingdom.",
      ],
    },
    {
      heading: "How long we keep your data",
      passages: [
        "If an enquiry leads to no work, we delete it within twelve months of our last message about it. If work follows, our correspondence with you becomes part of the job’s file. We keep the file for six years after the work ends, which is the usual time limit for contract claims under the Limitation Act 1980. If a law sets a longer period for a record, we keep the record for that period.",
      ],
    },
    {
      heading: "Your rights",
      passages: [
        "You may ask us for each of the following, free of charge and in any form. We answer within one month. No program alone makes a decision about you.",
      ],
      points: [
        "You can see the data we hold about you, and have a copy of it.",
        "You can have it corrected, or have what is missing added.",
        "You can have it erased, or its use limited, where the law gives you that right.",
        "You can object to a use that rests on our legitimate interest, and we stop it if your situation outweighs that interest.",
        "You can have what you gave us in a common format, where the use rests on a contract.",
      ],
    },
    {
      heading: "How to complain",
      passages: [
        "If you think that we have mishandled your data, tell us first, by phone, by e-mail or with the form. We acknowledge a data protection complaint within 30 days. We look into it without undue delay and tell you the outcome.",
        "You may also complain to the United Kingdom’s data protection regulator, the Information Commissioner’s Office (ICO), online or on 0303 123 1113.",
      ],
      links: [{ name: "Make a complaint to the ICO", href: "https://ico.org.uk/make-a-complaint/" }],
    },
  ],
} as const satisfies DocumentRecord;
