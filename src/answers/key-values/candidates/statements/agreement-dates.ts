import { isoDate, parseDate, WHOLE_DATES } from '../../../text/dates.ts';
import type { PlainText } from '../../../text/plain-text.ts';
import type { Span } from '../../../text/span.ts';
import type { DocumentRecord } from '../../record.ts';
import { salutationAt } from './salutation.ts';
import type { Statement } from './statement.ts';

const EFFECTIVE = ['effective date'];
const MADE = ['date of agreement'];
const SIGNED = ['date of signature'];

/** How far before a date it is said what the date is, in UTF-16 units. */
const BEFORE = 400;
/** Words between the verb and the date: `made and entered into on this`, `effective for all purposes as of`. */
const LINK =
  '(?:\\s+(?:is|are|be|being|and|made|dated|executed|entered|into|concluded|effective|shall|will|become|becomes|for|all|purposes|but|as|of|on|from|the|this|date|mutually|signed|delivered|by|both|parties)){0,12}';
const VERB =
  '(?:made|dated|entered\\s+into|executed|concluded|signed|delivered|effective|with\\s+effect\\s+(?:from|as\\s+of))';
const DATED = new RegExp(`(?<![\\p{L}-])${VERB}${LINK},?:?\\s+$`, 'iu');
/** Wording in other languages: a date of effect, and a date on which a contract was closed. */
const IN_FORCE =
  /(?<![\p{L}])(?:mit\s+Wirkung\s+(?:vom|zum|ab(?:\s+dem)?)|tritt\s+(?:am|zum)|(?:beginnt|gilt)\s+(?:am|ab(?:\s+dem)?)|(?:prend|prendra)\s+effet\s+(?:le|au)|(?:entre|entrera)\s+en\s+vigueur\s+(?:le|au)|à\s+compter\s+du|(?:entra|entrará)\s+en\s+vigor\s+(?:el|a\s+partir\s+del)|con\s+efectos?\s+(?:desde|a\s+partir\s+del)(?:\s+el)?)\s+$/iu;
const TAKES_EFFECT =
  /\bthis\s(?:\p{L}[\p{L}-]{0,30}\s){0,10}(?:agreement|contract|lease|deed|policy|amendment)\b[^.;\n]{0,240}?\b(?:is|be|become|becomes)\s+effective(?:\s+(?:as\s+of|on|from))?\s+$/iu;
const CLOSED =
  /(?<![\p{L}])(?:(?:geschlossen|vereinbart|abgeschlossen|Vertrag)\s+(?:am|vom)|(?:fait|conclu|signé|établi)\s(?:[^.;\n]{0,40}?\s)?le|(?:celebrado|firmado|suscrito|otorgado)\s(?:[^.;\n]{0,40}?\s)?el(?:\s+día)?)\s+$/iu;
/** A sentence before the date that says it of another document. */
const OTHER_DOCUMENT =
  /\b(?:that certain|pursuant to|reference is made|amend(?:ed|s|ment)|supersed\w+|terminat\w+|whereas|provided|expire[sd]?|under (?:the|its)|incorporated by reference|between)\b/i;
const DEFINES = /^,?\s{0,2}\(?[^()\n]{0,60}[“"'‘]\s?Effective\s+Date\s?[”"'’]/i;
const DEFINED =
  /(?:[“"'‘]\s?Effective\s+Date[,.]?\s?[”"'’]|(?<![\p{L}])effective\s+date\s+of\s+this\s+\p{L}+(?:\s+\p{L}+)?)\s+(?:means|is|shall\s+be|shall\s+mean)(?:\s+the\s+date\s+of)?\s+$/iu;
/** A line that is a date, as above a letter. */
const LETTER_DATE = /^\s*(?:\p{Lu}\p{L}{2,20},\s+(?:den\s+|le\s+|el\s+|a\s+)?)?$/u;
/** A date that stands beside a signature, and one with which the parties sign. */
const SIGNATURE_DATE = /(?<![\p{L}])(?:dated?|date\s+signed|datum|fecha)\s?:?[\s_]{1,40}$/iu;
const CAPITALISED = /\p{Lu}\p{L}{2,8}(?:\s[Ss]igned)?\s?:?[\s_]{1,40}$/u;
const SIGNED_NEARBY = /\/s\/|\bby\s?:|sign(?:ed|ature)|\bwitness|\bagree|unterschrift|firma/i;
const SIGNED_WITHIN = 200;
const CLOSING =
  /\b(?:in\s+witness\s+whereof|executed|signed|accepted|agreed\s+to|consented)\b[^.;\n]{0,160}?\b(?:this|as\s+of|on|dated)\s+(?:the\s+)?$/iu;

/** Offset from the beginning within which an agreement says when it was made, in UTF-16 units. */
const OPENING = 6000;
/** Longest line that holds only a date, in UTF-16 units. */
const LONGEST_LINE = 60;
/** Part of a document before which the lines of its signatures do not begin. */
const SIGNATURES_FROM = 0.4;

/** A date with what is printed before it. */
interface PrintedDate {
  readonly value: Span;
  readonly before: string;
}

/** When an agreement was made, when it takes effect, and when it was signed. */
export function agreementDates(prose: string, { text }: DocumentRecord): Statement[] {
  const printed = datesIn(prose);
  const said = (pattern: RegExp): Span[] =>
    printed.filter(({ before }) => pattern.test(before)).map(({ value }) => value);
  const opening = openingDates(prose, printed);
  const letter = letterDate(prose, text, printed);
  const first = opening[0];
  const made = first && !(letter && letter.start < first.value.start) ? first.value : (letter ?? said(CLOSED)[0]);
  const beside = opening.find(({ value, effective }) => effective && made && areInOneSentence(prose, value, made));
  const [defined] = [DEFINED, TAKES_EFFECT, IN_FORCE].flatMap(said);
  const effective = defined ?? beside?.value ?? made;
  const signed = said(SIGNATURE_DATE).filter((date) => isSigned(prose, date));
  const last = said(CLOSING).at(-1) ?? latest(prose, signed);
  const dates = (names: readonly string[], value: Span | undefined): Statement[] =>
    value ? [{ names, value }] : last ? [{ names, value: last, implied: true }] : [];
  return [
    ...dates(EFFECTIVE, effective),
    ...dates(MADE, opening.find((date) => !date.effective)?.value ?? made),
    ...signed.map((value) => ({ names: SIGNED, value })),
  ];
}

const datesIn = (prose: string): PrintedDate[] =>
  [...prose.matchAll(WHOLE_DATES)].map(({ 0: date, index }) => ({
    value: { start: index, end: index + date.length },
    before: prose.slice(Math.max(0, index - BEFORE), index),
  }));

/** The date above the greeting of a letter. */
function letterDate(prose: string, text: PlainText, printed: readonly PrintedDate[]): Span | undefined {
  for (const { kind, start, end } of text.lines.slice(0, salutationAt(text) ?? 0)) {
    if (kind === 'furniture' || end - start > LONGEST_LINE) continue;
    const date = printed.find(({ value }) => value.start >= start && value.end <= end)?.value;
    const isAlone =
      date && LETTER_DATE.test(prose.slice(start, date.start)) && /^\.?\s*$/.test(prose.slice(date.end, end));
    if (isAlone) return date;
  }
  return undefined;
}

/** The dates that an agreement says of itself as it begins. */
function openingDates(
  prose: string,
  printed: readonly PrintedDate[],
): { readonly value: Span; readonly effective: boolean }[] {
  return printed.flatMap(({ value, before }) => {
    const match = value.start < OPENING ? DATED.exec(before) : null;
    if (
      !match ||
      OTHER_DOCUMENT.test(
        before
          .slice(0, match.index)
          .split(/[.;\n]/)
          .at(-1) ?? '',
      )
    )
      return [];
    const effective = /effect/i.test(match[0]) || DEFINES.test(prose.slice(value.end, value.end + 90));
    return [{ value, effective }];
  });
}

/** Whether a date is behind a capitalised `Date` near the end, beside something signed. */
const isSigned = (prose: string, { start, end }: Span): boolean =>
  start > prose.length * SIGNATURES_FROM &&
  CAPITALISED.test(prose.slice(Math.max(0, start - BEFORE), start)) &&
  SIGNED_NEARBY.test(prose.slice(Math.max(0, start - SIGNED_WITHIN), end + SIGNED_WITHIN));

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
