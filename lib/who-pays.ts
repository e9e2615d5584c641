import type { PersonId, ProblemId, WhoPaysRecord } from "@/data/who-pays";

type Choices = Pick<WhoPaysRecord, "ownHouse" | "people" | "problems" | "answers">;

const idsOf = <Id extends string>(record: Readonly<Record<Id, unknown>>) => Object.keys(record) as Id[];

/** The answers for one person, each with its id on the page, its problem and its letter, in order. */
function answersFor(who: PersonId, { people, problems, answers }: Choices) {
  const { where, isElsewhere, letter: template } = people[who];
  return idsOf<ProblemId>(problems).map((what) => {
    const { letter, ...answer } = answers[who][what];
    const { first, firstElsewhere } = problems[what];
    return {
      ...answer,
      id: `${who}-${what}` as const,
      heading: `${problems[what].title} ${where}: who repairs it, and who pays?`,
      problem: problems[what],
      first: isElsewhere ? firstElsewhere : first,
      more: answer.more ?? problems[what].more,
      letter: [
        `Dear [${letter.to}],`,
        `${template.begins} ${letter.text} ${template.ends}`,
        "Yours sincerely,\n[name and phone number]",
      ].join("\n\n"),
    };
  });
}

/** The people who may ask, each with their answers. */
export function peopleWithAnswers(choices: Choices) {
  return idsOf<PersonId>(choices.people).map((who) => ({
    id: who,
    name: choices.people[who].name,
    answers: answersFor(who, choices),
  }));
}

/** The table of who usually pays: a row for each person, and one for owners of a house after the renters. */
export function whoPaysTable(choices: Choices) {
  const { ownHouse, problems } = choices;
  const [renter, ...others] = peopleWithAnswers(choices).map(({ answers, ...person }) => ({
    ...person,
    cells: answers.map(({ id, problem, payer, yourShare }) => ({ problem, payer, yourShare, href: `#${id}` })),
  }));
  const cells = idsOf<ProblemId>(problems).map((what) => ({ problem: problems[what], ...ownHouse.answers[what] }));
  return [...(renter ? [renter] : []), { id: "own-house", name: ownHouse.name, cells }, ...others];
}
