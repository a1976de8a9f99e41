import { DATE, isoDate, parseDate } from '../../../text/dates.ts';
import type { PlainText } from '../../../text/plain-text.ts';
import type { Span } from '../../../text/span.ts';
import type { DocumentRecord } from '../../record.ts';
import { salutationAt } from './salutation.ts';
import type { Statement } from './statement.ts';

const EFFECTIVE = ['effective date'];
const MADE = ['date of agreement'];
const SIGNED = ['date of signature'];

const WHOLE_DATE = `(?:${DATE})(?![\\p{L}\\p{N}])`;
/** Words between the verb and the date: `made and entered into on this`, `effective for all purposes as of`. */
const LINK =
  '(?:\\s+(?:is|are|be|being|and|made|dated|executed|entered|into|concluded|effective|shall|will|become|becomes|for|all|purposes|but|as|of|on|from|the|this|date|mutually|signed|delivered|by|both|parties)){0,12}';
const VERB =
  '(?:made|dated|entered\\s+into|executed|concluded|signed|delivered|effective|with\\s+effect\\s+(?:from|as\\s+of))';
const DATED = new RegExp(`(?<![\\p{L}-])(${VERB}${LINK}),?:?\\s+(${WHOLE_DATE})`, 'giu');
/** Wording in other languages: a date of effect, and a date on which a contract was closed. */
const IN_FORCE = new RegExp(
  `(?<![\\p{L}])(?:mit\\s+Wirkung\\s+(?:vom|zum|ab(?:\\s+dem)?)|tritt\\s+(?:am|zum)|(?:beginnt|gilt)\\s+(?:am|ab(?:\\s+dem)?)|(?:prend|prendra)\\s+effet\\s+(?:le|au)|(?:entre|entrera)\\s+en\\s+vigueur\\s+(?:le|au)|à\\s+compter\\s+du|(?:entra|entrará)\\s+en\\s+vigor\\s+(?:el|a\\s+partir\\s+del)|con\\s+efectos?\\s+(?:desde|a\\s+partir\\s+del)(?:\\s+el)?)\\s+(${WHOLE_DATE})`,
  'giu',
);
const TAKES_EFFECT = new RegExp(
  `\\bthis\\s(?:\\p{L}[\\p{L}-]{0,30}\\s){0,10}(?:agreement|contract|lease|deed|policy|amendment)\\b[^.;\\n]{0,240}?\\b(?:is|be|become|becomes)\\s+effective(?:\\s+(?:as\\s+of|on|from))?\\s+(${WHOLE_DATE})`,
  'giu',
);
const CLOSED = new RegExp(
  `(?<![\\p{L}])(?:(?:geschlossen|vereinbart|abgeschlossen|Vertrag)\\s+(?:am|vom)|(?:fait|conclu|signé|établi)\\s(?:[^.;\\n]{0,40}?\\s)?le|(?:celebrado|firmado|suscrito|otorgado)\\s(?:[^.;\\n]{0,40}?\\s)?el(?:\\s+día)?)\\s+(${WHOLE_DATE})`,
  'giu',
);
/** A sentence before the date that says it of another document. */
const OTHER_DOCUMENT =
  /\b(?:that certain|pursuant to|reference is made|amend(?:ed|s|ment)|supersed\w+|terminat\w+|whereas|provided|expire[sd]?|under (?:the|its)|incorporated by reference|between)\b/i;
const DEFINES = /^,?\s{0,2}\(?[^()\n]{0,60}[“"'‘]\s?Effective\s+Date\s?[”"'’]/i;
const DEFINED = new RegExp(
  `(?:[“"'‘]\\s?Effective\\s+Date[,.]?\\s?[”"'’]|(?<![\\p{L}])effective\\s+date\\s+of\\s+this\\s+\\p{L}+(?:\\s+\\p{L}+)?)\\s+(?:means|is|shall\\s+be|shall\\s+mean)(?:\\s+the\\s+date\\s+of)?\\s+(${WHOLE_DATE})`,
  'giu',
);
/** A line that is a date, as above a letter. */
const LETTER_DATE = new RegExp(
  `^\\s*(?:\\p{Lu}\\p{L}{2,20},\\s+(?:den\\s+|le\\s+|el\\s+|a\\s+)?)?(${WHOLE_DATE})\\.?\\s*$`,
  'iu',
);
/** A date that stands beside a signature, and one with which the parties sign. */
const SIGNATURE_DATE = new RegExp(
  `(?<![\\p{L}])(?:dated?|date\\s+signed|datum|fecha)\\s?:?[\\s_]{1,40}(${WHOLE_DATE})`,
  'giu',
);
const SIGNED_NEARBY = /\/s\/|\bby\s?:|sign(?:ed|ature)|\bwitness|\bagree|unterschrift|firma/i;
const SIGNED_WITHIN = 200;
const CLOSING = new RegExp(
  `\\b(?:in\\s+witness\\s+whereof|executed|signed|accepted|agreed\\s+to|consented)\\b[^.;\\n]{0,160}?\\b(?:this|as\\s+of|on|dated)\\s+(?:the\\s+)?(${WHOLE_DATE})`,
  'giu',
);

/** Offset from the beginning within which an agreement says when it was made, in UTF-16 units. */
const OPENING = 6000;
/** Longest line that holds only a date, in UTF-16 units. */
const LONGEST_LINE = 60;
/** Part of a document before which the lines of its signatures do not begin. */
const SIGNATURES_FROM = 0.4;

interface Dated {
  readonly value: Span;
  readonly effective: boolean;
}

/** When an agreement was made, when it takes effect, and when it was signed. */
export function agreementDates(prose: string, { text }: DocumentRecord): Statement[] {
  const opening = openingDates(prose);
  const letter = letterDate(prose, text);
  const first = opening[0];
  const made = first && !(letter && letter.start < first.value.start) ? first.value : (letter ?? all(prose, CLOSED)[0]);
  const beside = opening.find(({ value, effective }) => effective && made && areInOneSentence(prose, value, made));
  const effective = defined(prose)[0] ?? beside?.value ?? made;
  const signed = signatureDates(prose);
  const last = latest(prose, all(prose, CLOSING).slice(-1)) ?? latest(prose, signed);
  const dates = (names: readonly string[], value: Span | undefined): Statement[] =>
    value ? [{ names, value }] : last ? [{ names, value: last, implied: true }] : [];
  return [
    ...dates(EFFECTIVE, effective),
    ...dates(MADE, opening.find((date) => !date.effective)?.value ?? made),
    ...signed.map((value) => ({ names: SIGNED, value })),
  ];
}

/** The date above the greeting of a letter. */
function letterDate(prose: string, text: PlainText): Span | undefined {
  for (const { kind, start, end } of text.lines.slice(0, salutationAt(text) ?? 0)) {
    const match = kind === 'furniture' || end - start > LONGEST_LINE ? null : LETTER_DATE.exec(prose.slice(start, end));
    if (match) return lastGroup(match, start);
  }
  return undefined;
}

/** The dates that an agreement says of itself as it begins. */
function openingDates(prose: string): Dated[] {
  return [...prose.slice(0, OPENING).matchAll(DATED)].flatMap((match) => {
    const value = lastGroup(match, 0);
    const sentence = /[^.;\n]{0,300}$/.exec(prose.slice(0, match.index))?.[0] ?? '';
    if (OTHER_DOCUMENT.test(sentence)) return [];
    const effective = /effect/i.test(match[1] as string) || DEFINES.test(prose.slice(value.end, value.end + 90));
    return [{ value, effective }];
  });
}

/** The dates behind a capitalised `Date` near the end, beside something signed. */
const signatureDates = (prose: string): Span[] =>
  [...prose.matchAll(SIGNATURE_DATE)]
    .filter(({ 0: match, index }) => index > prose.length * SIGNATURES_FROM && /^\p{Lu}/u.test(match))
    .map((match) => lastGroup(match, 0))
    .filter(({ start, end }) =>
      SIGNED_NEARBY.test(prose.slice(Math.max(0, start - SIGNED_WITHIN), end + SIGNED_WITHIN)),
    );

/** The dates of effect that a document defines wherever it does. */
const defined = (prose: string): Span[] => [DEFINED, TAKES_EFFECT, IN_FORCE].flatMap((pattern) => all(prose, pattern));

const all = (prose: string, pattern: RegExp): Span[] =>
  [...prose.matchAll(pattern)].map((match) => lastGroup(match, 0));

const areInOneSentence = (prose: string, a: Span, b: Span): boolean =>
  !/[.;](?=\s)|\n/.test(prose.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)));

/** The last of several dates: an agreement takes effect when its last party has signed. */
function latest(prose: string, dates: readonly Span[]): Span | undefined {
  const dated = dates.flatMap((span) => {
    const date = parseDate(prose.slice(span.start, span.end));
    return date ? [{ span, day: isoDate(date) }] : [];
  });
  return dated.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]?.span;
}

/** Where the last group of a match is. */
function lastGroup(match: RegExpExecArray, offset: number): Span {
  const value = match.at(-1) as string;
  const start = offset + match.index + match[0].lastIndexOf(value);
  return { start, end: start + value.length };
}
