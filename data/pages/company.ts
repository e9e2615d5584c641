/** The contact page's section about the firm and about complaints, linked from the footer. */
export const company = {
  details: {
    id: "company",
    heading: "Company details",
    ask: "If you need our insurance certificate or other company documents, just ask us.",
  },
  customers: {
    id: "existing-customers",
    heading: "Already a customer?",
    text: "To ask about a job, or to change or cancel an appointment, call us on {phone} or e-mail us. Give us the reference from your confirmation or quote, or the address and date of the visit, so that we can find your job quickly.",
    complain: "Something gone wrong? See how to complain.",
  },
  complaints: {
    id: "complaints",
    heading: "Complaints",
    passages: [
      "If you are unhappy with our work or the way you’ve been treated, tell us by phone or e-mail. Give us the address, the date and the reference, if you have one, and tell us what you’d like us to put right. We’ll look into it and reply in writing.",
      "If you think gas work is unsafe, you can also report it to Gas Safe Register. Report unsafe refrigerant work to REFCOM. Householders can get free advice from Citizens Advice. Our [privacy notice](/privacy) explains how we handle your data and how to complain about it.",
    ],
  },
} as const;
