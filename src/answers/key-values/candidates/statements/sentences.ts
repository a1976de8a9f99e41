import { oncePer } from '../../../../platform/once-per.ts';
import type { PlainText } from '../../../text/plain-text.ts';
import type { Span } from '../../../text/span.ts';
import type { Question } from '../../question/question.ts';
import { areOfOneFamily } from '../../question/term-likeness.ts';
import { termsIn, termsOf } from '../../question/terms.ts';
import { VALUE_TYPES, type ValueType } from '../../values/value-types.ts';

/** A sentence of running text. */
interface Sentence extends Span {
  readonly terms: ReadonlySet<string>;
}

const SENTENCE = /[^.!?\n]{1,600}(?:[.!?](?!\s|$)[^.!?\n]{0,300}){0,20}[.!?]?/g;
/** A linking verb (`is`, `means`, `amounts to`) and the words behind it up to the next punctuation mark. */
const SAID =
  /^[^.;:]{0,30}?\b(?:is|are|was|were|means|equals|shall be|will be|amounts to|ist|beträgt|lautet|est(?: de)?|s['’]élève à|es(?: de)?|asciende a|è(?: di)?|ammonta a|bedraagt)\s+(?:the\s+|an?\s+)?((?:[^.;,\n]|(?<=\d)[.,](?=\d)){1,120})/i;
/** A quantity behind a verb that leads to nothing else, perhaps with a word before it: `beträgt somit 1.015,00 EUR`. */
const QUANTITY =
  /(?:equals|amounts to|beträgt|s['’]élève à|asciende a|ammonta a|bedraagt)\s+(?:\p{Ll}{2,12}\s+)?((?:\p{Sc}\s?)?\d(?:[\d.,’' ]*\d)?(?:\s?(?:[\p{Sc}%]|\p{L}{1,3}[²³]?(?![\p{L}])))?)/iu;

/** What stands before a value that is only the rest of one: a blank, as in `____ day of May 2011`. */
const BLANK = /(?:__|\[[\s_•●]{0,10}\]|\bday\s+of)[\s,]{0,3}$/i;

/** What leads from the thing that a sentence speaks of to its value: a linking verb or a preposition, or nothing. */
const LEADS =
  /^(?:[^,;]{0,30}?\b(?:of|is|are|was|were|be|means|equals|to|at|on|by|from|until|ist|beträgt|lautet|am|von|bis|est|de|du|à|es|è|di|bedraagt)\s+(?:[^\s,;]{1,20}\s+){0,2}|[^\p{L}\p{N}]{0,4})$/iu;
/** Length of a line that speaks of one thing alone, in UTF-16 units. */
const SHORT = 60;
/** Which end of a time something is. */
const ENDS: ReadonlySet<string> = new Set(['start', 'end', 'from', 'to', 'due', 'expiry', 'effective', 'issue']);
/** Types whose values are written in capitals. */
const NAMES: ReadonlySet<Question['type']> = new Set<Question['type']>(['name', 'place']);

/** Whether words say a term; of a day also with a word of its family: what was installed has a date of installation. */
const isSaid = (words: Iterable<string>, term: string, { type }: Question): boolean =>
  [...words].some((word) => word === term || (type === 'date' && areOfOneFamily(term, word)));

/** The sentences of a document's running text. */
export const sentencesOf: (document: PlainText) => readonly Sentence[] = oncePer((document: PlainText): Sentence[] => {
  const { text, lines } = document;
  const termsOf = termsIn(document);
  return lines
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .flatMap(({ content, end }) =>
      [...text.slice(content, end).matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({
        start: content + index,
        end: content + index + sentence.length,
        terms: new Set(termsOf(sentence)),
      })),
    );
});

/**
 * The value of a key in the first sentence that contains all terms of the key, or of the description of a date. With a type
 * it is the first value of that type shortly after the terms; without a type the words behind a linking verb.
 */
export function saidOf(text: PlainText, sentences: readonly Sentence[], asked: Question): Span | undefined {
  const type = asked.type && !VALUE_TYPES[asked.type].whole ? VALUE_TYPES[asked.type] : undefined;
  for (const terms of [asked.key, ...(asked.type === 'date' ? [asked.description] : [])]) {
    const said = saidWith(text, sentences, { ...asked, key: withoutDate(terms, asked) }, type);
    if (said) return said;
  }
  return undefined;
}

/** Terms without that for a day, which need not be called a date where they say more than which end of a time it is. */
const withoutDate = (terms: readonly string[], { type }: Question): readonly string[] =>
  type === 'date' && terms.some((term) => term !== 'date' && !ENDS.has(term))
    ? terms.filter((term) => term !== 'date')
    : terms;

function saidWith(
  text: PlainText,
  sentences: readonly Sentence[],
  asked: Question,
  type: ValueType | undefined,
): Span | undefined {
  for (const sentence of sentences) {
    if (asked.key.length === 0 || !asked.key.every((term) => isSaid(sentence.terms, term, asked))) continue;
    const said = type ? typedIn(text, sentence, asked, type) : untypedIn(text, sentence, asked);
    if (said) return said;
  }
  return undefined;
}

function typedIn(text: PlainText, sentence: Sentence, asked: Question, type: ValueType): Span | undefined {
  const printed = text.text.slice(sentence.start, sentence.end);
  const subject = subjectEnd(printed, asked);
  const values = type.find(printed).filter(({ start }) => !BLANK.test(printed.slice(Math.max(0, start - 20), start)));
  const value = values.find(({ start }) => start >= subject && leads(printed, subject, start));
  return value && { start: sentence.start + value.start, end: sentence.start + value.end };
}

/** Whether words lead from the subject to the value; in a short line nothing else can be meant. */
const leads = (printed: string, subject: number, value: number): boolean =>
  printed.length <= SHORT || LEADS.test(printed.slice(subject, value));

function untypedIn(text: PlainText, sentence: Sentence, asked: Question): Span | undefined {
  const printed = text.text.slice(sentence.start, sentence.end);
  const subject = subjectEnd(printed, asked);
  const match = SAID.exec(printed.slice(subject));
  const quantity = match && QUANTITY.exec(match[0])?.[1];
  const said = quantity ?? match?.[1]?.trimEnd();
  if (!match || !said || (NAMES.has(asked.type) && /(?<![\p{L}])\p{Ll}{5}/u.test(said))) return undefined;
  const start = sentence.start + subject + match[0].lastIndexOf(quantity ?? (match[1] as string));
  return { start, end: start + said.length };
}

/** Offset after the word with which the last missing term of the key occurs. */
function subjectEnd(printed: string, asked: Question): number {
  const missing = new Set(asked.key);
  for (const { 0: word, index } of printed.matchAll(/[\p{L}\p{N}]+|#/gu)) {
    const end = index + word.length;
    // Several words may mean one thing: `dépôt de garantie`; how long something lasts, whole clauses tell apart.
    const said = [...termsOf(word), ...(asked.type === 'duration' ? [] : termsOf(printed.slice(0, end)))];
    for (const term of missing) if (isSaid(said, term, asked)) missing.delete(term);
    if (missing.size === 0) return end;
  }
  return printed.length;
}
