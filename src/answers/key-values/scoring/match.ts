import { isComb, printedOf } from '../../text/printed.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import type { Likeness } from '../question/likeness.ts';
import type { Question } from '../question/question.ts';
import type { Surroundings } from '../question/surroundings.ts';
import { contrastsOf } from '../question/term-likeness.ts';
import { isGeneric } from '../question/term-weights.ts';
import { linesOfBlock, nameAndAddress } from '../values/block-lines.ts';
import { nameBeforePost } from '../values/named-posts.ts';
import { spelledCode } from '../values/spelled-code.ts';
import { valueParts } from '../values/value-span.ts';
import { VALUE_TYPES } from '../values/value-types.ts';
import type { AnswerIndex, LabelledCandidate } from './answer-index.ts';
import type { Match } from './signs.ts';
import type { ValueFacts } from './value-facts.ts';

/** A candidate as an answer, with the part of its value that is of the type asked for. */
export interface TypedMatch extends Match {
  readonly value: Candidate['value'];
}

/** Least likeness of a label at which its values are looked at. */
const LEAST = 0.15;
/** Share of a value's characters from which a part is most of it. */
const MOST = 0.6;
/** Likeness that counts as equal. */
const EQUAL = 0.02;

/** The candidates that may answer a question; none where a field that is left blank is what it asks for. */
export function matchesOf(index: AnswerIndex, question: Question): TypedMatch[] {
  const found: Found[] = [];
  let blank = 0;
  let likest = 0;
  for (const [name, likeness] of index.labels.like(question, LEAST)) {
    const labelled = index.byPath.get(name);
    if (!labelled) {
      const isSure = !index.blankBoxes.has(name) || likeness.like > 1 - EQUAL;
      if (isSure) blank = Math.max(blank, likeness.like);
      continue;
    }
    let around: ((place: number) => Surroundings) | undefined;
    for (const one of labelled) {
      const answer = answerWith(index, one, likeness, question);
      if (!answer) continue;
      around ??= index.places.around(question, likeness.lacking);
      found.push({ one, likeness, answer, around });
      likest = Math.max(likest, likeness.like);
    }
  }
  if (blank > likest + EQUAL) return [];
  return found.map(
    ({ one: { candidate, facts }, likeness, answer: { value, fit, printed }, around }): TypedMatch => ({
      candidate,
      facts,
      likeness,
      around: around(candidate.value[0].start),
      likest: likeness.like > likest - EQUAL,
      titled: isTitled(facts, question),
      ...(question.type ? { type: question.type } : {}),
      value,
      fit,
      printed,
    }),
  );
}

type PartialAnswer = Pick<TypedMatch, 'value' | 'fit' | 'printed'>;

/** A candidate that may answer, before all of them are known. */
interface Found {
  readonly one: LabelledCandidate;
  readonly likeness: Likeness;
  readonly answer: PartialAnswer;
  around(place: number): Surroundings;
}

/** What of a candidate may answer; `undefined` where nothing does. */
function answerWith(
  index: AnswerIndex,
  { candidate, facts }: LabelledCandidate,
  likeness: Likeness,
  question: Question,
): PartialAnswer | undefined {
  const { askedBy, said } = candidate;
  if (askedBy !== undefined && !question.key.includes(askedBy) && !question.description.includes(askedBy)) {
    return undefined;
  }
  if (candidate.kind === 'implied' && question.type === 'name' && isBare(question)) return undefined;
  // Who issued a paper that shows no address is none, and their address is no name.
  const other = question.type === 'address' ? / name$/ : question.type === 'name' ? /^address$/ : undefined;
  if (candidate.kind === 'implied' && other?.test(candidate.labels[0])) return undefined;
  // Who signs for a party is not the party itself.
  const isForParty = question.key.length > 1 && question.key.includes('signer');
  if (candidate.kind === 'stated' && isForParty && !/sign/i.test(candidate.labels[0])) return undefined;
  const isValue = facts.characters > 0 || said !== undefined;
  return isValue ? answerOf(index, candidate, facts, likeness, question) : undefined;
}

/** The part of a value that is of the type asked for, and how much of it that is. */
function answerOf(
  index: AnswerIndex,
  candidate: Candidate,
  facts: ValueFacts,
  likeness: Likeness,
  question: Question,
): PartialAnswer | undefined {
  const { text } = index;
  const { type, range } = question;
  const { value } = candidate;
  const { printed } = facts;
  if (candidate.said) {
    const isAnswer = candidate.kind !== 'check box' || answersWhether(question, likeness);
    return isAnswer ? { value, fit: 'whole', printed } : undefined;
  }
  // The line may end within a range, or within a date of it.
  for (const parts of range ? [...value.map((span) => [span]), value] : []) {
    const dates = index.dateRangeIn(parts.map(({ start, end }) => text.slice(start, end)).join(' '));
    const [first, ...others] = dates && range ? dates[range].flatMap((place) => withinParts(parts, place)) : [];
    if (first) return { value: [first, ...others], fit: 'whole', printed: printedOf(text, [first, ...others]) };
  }
  if (!type) return { value, fit: 'untyped', printed };
  // The layout may have parted the words of a value as cells.
  const find = (printed: string): readonly Span[] => index.find(type, printed.replaceAll('\t', ' '));
  // A number without a unit is a weight where the document speaks of weights.
  if (type === 'measure' && likeness.unsaid && !/\p{L}/u.test(printed)) return undefined;
  // What a statement was read from says where its value ends.
  const isStated = candidate.kind === 'stated';
  const isBlock = !isStated && candidate.kind !== 'implied' && (type === 'name' || type === 'address');
  const block = isBlock ? partOfBlock(text, facts, type, question) : undefined;
  if (block) return find(block.printed).length > 0 ? { ...block, fit: 'whole' } : undefined;
  const named = type === 'name' && value.length === 1 ? nameBeforePost(text.slice(value[0].start, value[0].end)) : 0;
  if (named > 0) {
    const { start } = value[0];
    return { value: [{ start, end: start + named }], fit: 'whole', printed: printed.slice(0, named) };
  }
  const code = type === 'code' ? spelledCode(printed) : undefined;
  if (code) {
    const { start } = value[0];
    return { value: [{ start, end: start + code.length }], fit: 'whole', printed: code };
  }
  if (VALUE_TYPES[type].whole || isStated || isComb(value)) {
    if (find(printed).length > 0) return { value, fit: 'whole', printed };
    return untypedAnswer(candidate, facts, likeness, question);
  }
  if (candidate.kind === 'field') {
    // The file itself says where the value of a field ends.
    const isMost = find(printed).some(({ start, end }) => end - start > MOST * printed.length);
    return isMost ? { value, fit: 'whole', printed } : undefined;
  }
  for (const span of value) {
    const [part] = find(text.slice(span.start, span.end));
    if (part) return partOf(text, span, withTime(text, span, withUnit(text, span, part), question), facts);
  }
  return untypedAnswer(candidate, facts, likeness, question);
}

/**
 * The whole value, where its label says all that is asked, so that a type which is but implied gives way: a cell, of which
 * its row and its column say together what it is, and a label that is the very key. The `age of the father` is no name.
 */
function untypedAnswer(
  { kind, labels, open, value }: Candidate,
  { printed }: ValueFacts,
  { outer, covered, named }: Likeness,
  { key, isTypeImplied }: Question,
): PartialAnswer | undefined {
  const isCell = kind === 'row head' && labels.length > 1 && outer > 0;
  const isKey = open && key.length > 1 && outer === 0;
  const isSaid = (isCell || isKey) && covered > 1 - EQUAL && named > 1 - EQUAL;
  return isTypeImplied && isSaid ? { value, fit: 'untyped', printed } : undefined;
}

/** The lines of a block of name and address that are asked for; `undefined` when both are, or when it is no such block. */
function partOfBlock(text: string, { lines }: ValueFacts, type: 'name' | 'address', { key, description }: Question) {
  const other = type === 'name' ? 'address' : 'name';
  const whole = [...key, ...description].includes(other) ? [] : lines();
  const all = whole.flatMap((line, at) => (at === 0 ? nameAndAddress(text, line) : [line]));
  if (all.length < 2) return undefined;
  const own = linesOfBlock(
    all,
    all.map(({ start, end }) => text.slice(start, end)),
    type,
  );
  const [first, ...others] = own.length < all.length ? valueParts(text, own) : [];
  return first && { value: [first, ...others] as const, printed: printedOf(text, [first, ...others]) };
}

/** Whether a question says nothing but the kind of thing: a letterhead implies who issued a form, not the name in it. */
const isBare = ({ key, description }: Question): boolean => [...key, ...description].every(isGeneric);

/** Whether yes or no may answer: it is asked for, or the very text of a box, of no type, is the key. */
const answersWhether = ({ type }: Question, { like }: Likeness): boolean =>
  type === 'yes/no' || (type === undefined && like > 1 - EQUAL);

/** Whether the question names several kinds of thing, and the label that one which the document's title names. */
function isTitled({ titleTerms }: ValueFacts, { key, description }: Question): boolean {
  if (titleTerms.length === 0) return false;
  const asked = [...key, ...description];
  return titleTerms.some((term) => asked.includes(term) && asked.some((other) => contrastsOf(term).has(other)));
}

/** A place in the text of a span as a place in the whole text. */
const within = ({ start }: Span, place: Span): Span => ({ start: start + place.start, end: start + place.end });

/** A place in the text of parts, a blank between two of them, as places in the whole text. */
function withinParts(parts: readonly Span[], { start, end }: Span): Span[] {
  let from = 0;
  return parts.flatMap((part) => {
    const [first, last] = [part.start + Math.max(start - from, 0), Math.min(part.start + end - from, part.end)];
    from += part.end - part.start + 1;
    return first < last ? [{ start: first, end: last }] : [];
  });
}

/** Digits behind which a unit may stand: what is counted or measured in small letters, to the end of the value. */
const BARE_NUMBER = /^\d[\d.,]*$/;
const UNIT = /^ \p{Ll}{1,15}$/u;

/** A number with its unit, as in `412 cartons`, where the value ends with it. */
const withUnit = (text: string, { start, end }: Span, part: Span): Span =>
  BARE_NUMBER.test(text.slice(start + part.start, start + part.end)) && UNIT.test(text.slice(start + part.end, end))
    ? { start: part.start, end: end - start }
    : part;

/** A time of day behind a date, with what leads to it: `, 09:20`, ` um 10.40 Uhr`, ` à 8h10`. */
const TIME =
  /^,? (?:(?:at|um|à|a las|alle|alle ore|om|ore) )?\d{1,2}(?:[:.]\d\d|h(?:\d\d)?)(?: ?(?:[ap]\.?m\.?|uhr|uur|h))?(?![\d.])/iu;

/** A date with the time of day behind it, where the time is asked for as well. */
function withTime(text: string, { start, end }: Span, part: Span, { type, key, description }: Question): Span {
  if (type !== 'date' || ![...key, ...description].includes('time')) return part;
  const [time = ''] = TIME.exec(text.slice(start + part.end, end)) ?? [];
  return { start: part.start, end: part.end + time.length };
}

/** The part of a span that is of the type. */
function partOf(text: string, span: Span, part: Span, { printed }: ValueFacts) {
  const value = within(span, part);
  const share = (part.end - part.start) / printed.length;
  const fit: Match['fit'] = share === 1 ? 'whole' : share > MOST ? 'most' : 'part';
  return { value: [value] as const, fit, printed: text.slice(value.start, value.end) };
}
