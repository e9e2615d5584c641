import { sitePages } from "./pages";
import { ownWords } from "./testing/own-words";
import { proseOf } from "./testing/prose";
import { sourcesOf } from "./testing/sources";

const sources = ["data", "components", "app"].flatMap(sourcesOf);

/** Headings that mean nothing to whoever has not read what stands under them. */
const riddles = [
  ...["What it depends on", "What to have ready", "What it covers", "Questions we are asked", "Outward codes"],
  ...["Work to be done in", "Behind the pass", "The millibar budget", "A pass is not bought", "Cover that learns"],
  ...["Three questions, one visit", "Many assets, many clocks", "A plate, a code and a complaint", "Labels mean off"],
  ...["A system, before it is a pipe", "Getting three diaries to meet", "Law, custom and the paper between them"],
  ...["The duty point decides everything", "Assets that a boiler service forgets", "From make-safe to flame"],
  ...["From survey to the first cool day", "Size from demand, then chase the return", "Measured in, measured out"],
  ...["One building, one conversation", "One project, six gates", "The machine is half of the system"],
  ...["The kitchen as one machine", "What an agent notices first", "While you wait for the knock", "Leave a trail"],
  ...["Two photographs are enough", "Name the building, we name the form", "Water running where it should not"],
  ...["Whose pipe is it, and what counts as urgent", "What the building is telling you", "Come at a quiet hour"],
  ...["Why sizing is the whole job", "Details you notice later", "No force, good evidence", "Break it on purpose"],
  ...["Plumbers who hold the probe", "We never race the network", "Readings kept, not ticked", "Second season"],
  ...["Detection that is placed, not sprinkled", "Catering has its own categories", "Noise judged before it is heard"],
  ...["London buildings run on air, gas and water", "Nothing marked done unless done", "Air first", "Water loose"],
];

it("no heading is a riddle", () => {
  const found = sources.flatMap(([file, text]) =>
    riddles.filter((words) => new RegExp(`["\`>]${words}`).test(text)).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

const person =
  "who|he|she|nobody|anyone|anybody|everyone|everybody|someone|tenant|landlord|owner|client|customer|insurer|inspector|engineer|manager|agent|buyer|council|surveyor|freeholder|chef|lender|network|supplier|company|firm|Ofgem";
const thing =
  "pipes|pumps?|plant|boilers?|buildings?|roofs?|rooms?|kitchens?|houses?|units|towers?|floors?|flats|shops|offices|basements|cylinders?|filters?|systems?|terraces|neighbourhoods|loads?|pits|sumps|drains?|bedrooms?|exchangers";

/** Sayings, plant and buildings that think, and closing flourishes. */
const maxims = [
  /, (?:not|never) (?!least|yet|only|including|counting|necessarily|always)[^,;:]{1,40}$/,
  /\bnobody[’']s\b/,
  new RegExp(`(?<!\\b(?:${person})) wants\\b`),
  new RegExp(`\\b(?:${thing}) want\\b`, "i"),
  /speaks? first|speaks? for (?:it|them)selve?s?|static pressure flatters|age alone|quiet saboteur/i,
  /not negotiate|is a quantity|many clocks|has a horizon|millibar to spend|leaves it as heat at many/i,
  /writes itself|line honest|is a lever|is the other half\b|is half the (?:battle|job|story|work)|earns? (?:its|their) keep/i,
  /energy follows|the test follows|rules follow|the rest follows|no more and no less|nothing (?:more|less)[,.]/i,
  /tells? the (?:truth|story|tale)|tells? its own|does the talking|sets? the (?:clock|pace|tone|brief)\b|engineering brief/i,
  /shapes? the engineering|has its own (?:rhythm|calendar|logic|mind|ideas)|gravity does|water finds/i,
];

it("no sentence is a saying, and no pipe wants anything", () => {
  const found = sitePages.flatMap((page) =>
    proseOf(page)
      .flatMap(({ text }) => ownWords(text).split(/(?<=\w)[.?](?:\s|$)/))
      .filter((sentence) => maxims.some((maxim) => maxim.test(sentence)))
      .map((sentence) => `${page.path}: ${sentence.trim()}`),
  );
  expect(found).toEqual([]);
});

// Words of one piece are flagged by cspell.
it("each word of the trade has one spelling, and an hour of the day too", () => {
  const other =
    /\bcall ?outs?\b(?! (?:of|to|the|what|which|your|for)\b)|\blight wells?\b|\bstop[- ]cocks?\b|\bhot[- ]work(?!s)\b|\bsub ?meters?\b|\bshut downs\b|\b\d{1,2}(?::\d\d)? (?:am|pm)\b|\b\d{1,2} ?[ap]\.m\./i;
  const found = sitePages.flatMap((page) =>
    proseOf(page).flatMap(({ text }) =>
      other.test(text) ? `${page.path}: ${other.exec(text)?.[0]} in "${text}"` : [],
    ),
  );
  expect(found).toEqual([]);
});

/** What promises something about price, time or the firm. */
const promise =
  /within (?:24|twenty-four) hours|\bfree[- ](?:of charge|quot\w+|survey)|quot\w+(?: \w+){0,3} free\b|\bwe guarantee|guaranteed\b|no call-?out|\b\d+\+(?![\w\d])|\bfive[- ]stars?\b|\b5-star|(?:60|sixty) minutes|within (?:an|one|the) hour|same or (?:the )?next[- ]day|same or on the next day/gi;

/** Wordings that the specification gives, or that promise nothing of ours, with the reason. */
const allowed: readonly (readonly [words: string, reason: string])[] = [
  ["Get Free Quote", "the specification's button"],
  ["We'll get back to you within 24 hours.", "the specification's toast"],
  ["Within 24 hours of becoming aware of it", "a time that the law sets for a report"],
  ["free of charge and in any form", "a right that data protection law gives"],
  ["Is the response time guaranteed?", "a question, and the answer is no"],
  ["Same or next day", "the specification's badge, in claims.ts too"],
];

it("nothing is promised but by the records of data/claims.ts", () => {
  const found = sources
    .filter(([file]) => !/^data\/(?:claims|evidence|redirects|areas\/(?:map|outcodes))\.ts$/.test(file))
    .flatMap(([file, text]) => {
      const rest = allowed.reduce((left, [words]) => left.replaceAll(words, ""), text);
      return (rest.match(new RegExp(`.{0,50}(?:${promise.source}).{0,20}`, "gi")) ?? []).map(
        (words) => `${file}: ${words}`,
      );
    });
  expect(found).toEqual([]);
});
