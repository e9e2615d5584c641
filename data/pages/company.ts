/** What the contact page says of the firm itself, and what to do when something went wrong. Linked from the footer. */
export const company = {
  details: {
    id: "company",
    heading: "Company details",
    ask: "If you appoint contractors and need our insurance certificate or other company documents, ask with the form above.",
  },
  complaints: {
    id: "complaints",
    heading: "Complaints",
    passages: [
      "If you are unhappy with our work or with how we treated you, tell us by phone, by e-mail or with the form above. Say where the job was, when it was, and what we should put right. We look into it and answer you in writing.",
      "Gas Safe Register looks into concerns about the safety of gas work, and REFCOM into concerns about the handling of refrigerants. Citizens Advice gives households free advice. Our [privacy notice](/privacy) says how we handle your data and how to complain about that.",
    ],
  },
} as const;
