import nlp from "compromise";

type Word = { readonly text: string; readonly tags: ReadonlySet<string> };
const is = (word: Word | undefined, ...tags: readonly string[]) => tags.some((tag) => word?.tags.has(tag));

/**
 * Whether a text says that somebody does something: its main clause has a verb with a subject ("We find", "the meter
 * stands", "it is"), or orders something ("Tell us"). "Leaks traced and repaired" has none, nor has "Drawings, if you
 * have them". The words are tagged by the library compromise, which errs now and then: a share of many texts may rest
 * on the answer, no single one.
 */
export function hasFiniteVerb(text: string): boolean {
  const sentences: { terms: { normal: string; tags: string[] }[] }[] = nlp(text).json({ terms: { normal: true } });
  return sentences.some(({ terms }) => {
    const words = terms.map(({ normal, tags }): Word => ({ text: normal, tags: new Set(tags) }));
    return isClause(words) || isOrder(words);
  });
}

const openers = /^(?:if|where|when|because|as|since|once|while|after|before|until|unless|although|though)$/;
const relative = /^(?:which|that|who|whose|whom)$/;
const question = /^(?:what|how|why|whether)$/;

/** The words before the first that one of these fits; the first word itself begins the text and ends nothing. */
function upTo(words: readonly Word[], ...ends: readonly RegExp[]): readonly Word[] {
  const at = words.findIndex(({ text }, index) => index > 0 && ends.some((end) => end.test(text)));
  return at < 0 ? words : words.slice(0, at);
}

/** Whether the main clause has a verb. */
function isClause(words: readonly Word[]): boolean {
  const [first] = words;
  // "If the meter is outside, we …" and "How far the meter stands": all of it counts.
  if ([openers, relative, question].some((word) => word.test(first?.text ?? "")))
    return verbsIn(words.slice(1)).length > 0;
  if (verbsIn(upTo(words, openers, relative, question)).length > 0) return true;
  // "The engineer who fits the boiler services it": one verb is the relative clause's, the other the main one.
  const whole = upTo(words, openers, question);
  return whole.some(({ text }) => relative.test(text)) && verbsIn(whole).length > 1;
}

const pronoun = /^(?:i|we|you|they)$/;
const subject = /^(?:it|there|this|everyone|everybody|nobody|somebody|anyone|each|nothing)$/;
const people = /^(?:engineers?|plumbers?|designers?|team|staff|people|tenants?|owners?|landlords?|residents?|offices)$/;

/** Nouns of the trade that the library takes for verbs: "crane lifts in the centre". */
const noun =
  /^(?:lift|heat|pump|plant|flue|supply|supplie|drain|leak|permit|record|test|pipe|work|valve|unit|duct|fan|filter|control|check|repair|service|vent|tap|load|call|visit|survey|price|rate|sound|stack|level|access|increase|design|plan|report|rent|set|shop|lease|use|name|time|date|photograph|contract|fault|float|guard|form|sample|trap|seal|run|reset|install|part|light|close|block)s?$/;

/** Verbs that it takes for nouns: "arches under the viaduct take air", before what they act upon. */
const acting =
  /^(?:take|keep|hold|get|ask|give|bring|mean|stay|share|make|let|help|save|tell|go|come|add|want|need|cost|lose|work|close|start|cover|serve|send|leave|ring|use|run|call|check|repair|fit|clean|trace|store|refit)s?$/;
/** And those that need act upon nothing. */
const bare =
  /^(?:overheat|stand|sit|lie|depend|follow|fail|freeze|suffer|arrive|rely|relie|grow|join|lead|look|meet|allow|go|have|ha|get|stay|start|put|gain|matter|move|show|rise)s?$/;

/** Where in a clause the verbs with a tense and a subject are. */
function verbsIn(clause: readonly Word[]): readonly number[] {
  // "Flues traced and closed": a verb in the past without a subject of its own is a participle.
  const past = clause.findIndex((word) => is(word, "PastTense"));
  return clause.flatMap((word, at) => {
    const [previous, next] = [clause[at - 1], clause[at + 1]];
    if (pronoun.test(word.text) && next) return [at];
    if (!previous) return [];
    if (is(word, "Copula", "Modal", "Auxiliary")) return /^(?:be|been|being|having)$/.test(word.text) ? [] : [at];
    const known = acting.test(word.text) || bare.test(word.text);
    const tensed = is(word, "PresentTense", "PastTense") && !is(word, "Gerund", "Participle");
    if ((known || tensed) && clause.slice(0, at).some(({ text }) => subject.test(text))) return [at];
    if (
      (people.test(previous.text) || /^(?:both|all)$/.test(previous.text)) &&
      (known || tensed) &&
      !is(word, "PastTense")
    )
      return [at];
    if (is(previous, "Determiner", "Possessive", "Preposition", "Value") || previous.text === "to") return [];
    if (is(previous, "Adjective")) return [];
    if (bare.test(word.text)) return [at];
    if (acting.test(word.text)) {
      const object = is(next, "Determiner", "Possessive", "Pronoun", "Value", "Gerund", "Adjective", "Adverb", "Noun");
      return object ? [at] : [];
    }
    return tensed && !is(word, "PastTense") && (past < 0 || at < past) && !noun.test(word.text) ? [at] : [];
  });
}

const order =
  /^(?:tell|send|call|ask|check|keep|bring|give|let|make|show|leave|book|say|choose|turn|open|close|switch|put|move|have|find|look|use|get|do|read|see|write|note|take|go|stay|start|shut|ring|wait|tick|describe|list|agree|plan|quote|expect)$/;

function isOrder([first, second]: readonly Word[]): boolean {
  return (
    order.test(first?.text ?? "") || (is(first, "Imperative") && is(second, "Determiner", "Pronoun", "Possessive"))
  );
}
