/** What the contact page says of the firm itself, and what to do when something went wrong. Linked from the footer. */
export const company = {
  details: { id: "company", heading: "Company details" },
  complaints: {
    id: "complaints",
    heading: "Complaints",
    passages: [
      "If our work or our conduct fell short, tell us by phone, by e-mail or with the form above: where the job was, when, and what should be put right. Somebody who did not do the work looks into it and answers you in writing.",
      "Gas Safe Register looks into concerns about the safety of gas work, and REFCOM into concerns about the handling of refrigerants. Households can get free advice from Citizens Advice. How we handle data, and complaints about it, is in the [privacy notice](/privacy).",
    ],
  },
} as const;
