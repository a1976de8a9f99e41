import type { EntityDefinition } from '../entity-definition.ts';
import type { Match } from '../recognizer.ts';
import { anchorsOf } from './address/anchors.ts';
import { domiciles } from './address/domicile.ts';
import { GRAMMARS, type Grammar, grammarNameFor } from './address/grammar.ts';
import { growerOf } from './address/growth.ts';
import { announcement, LABELLED_POSTCODE } from './address/labels.ts';
import { numberedLines } from './address/numbered-lines.ts';
import { type Sign, scoreOf } from './address/signs.ts';
import { NUMBERED, UNIT_BEFORE } from './address/vocabulary.ts';

/** Anchors weaker than this with all that follows them are not worth a candidate. */
const LEAST = 0.2;
/** What an address scores whose further lines are taken for its own. */
const ENOUGH = 0.6;
/** A labelled postcode yields to an address that it is a part of. */
const POSTCODE_SCORE = 0.45;
/** Also of a cell. */
const LINE_START = /(?:^|[\n\t])[ \t>|*•]{0,40}$/;
/** A postcode and its town, before the street as Austrians and Poles may write it. */
const TOWN_BEFORE =
  /(?<![\p{L}\p{N}./-])(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}) \p{Lu}[\p{L}.'’-]{2,25}(?: \p{L}[\p{L}.'’-]{1,25}){0,3}, ?$/u;
const LONGEST_TOWN = 60;
const NUMBERED_BEFORE = new RegExp(`(?<![\\p{L}])(?:${NUMBERED})[.:]? ?$`, 'iu');
const NUMBERED_START = new RegExp(`^(?:${NUMBERED})(?![\\p{L}])`, 'iu');

const UNIT = new RegExp(`^(?:${UNIT_BEFORE})(?![\\p{L}])`, 'iu');

const finderOf = (grammar: Grammar) => ({ anchors: anchorsOf(grammar), grow: growerOf(grammar) });
const FINDERS = { cased: finderOf(GRAMMARS.cased), caseless: finderOf(GRAMMARS.caseless) } as const;

function* find(text: string): Iterable<Match> {
  const { anchors, grow } = FINDERS[grammarNameFor(text)];
  const numbered = numberedLines(text);
  const grown: Match[] = [];
  for (const { sign, expression, closed, numberless } of anchors) {
    for (const { 0: anchor, index } of (numberless ? text : numbered.text).matchAll(expression)) {
      const start = numberless ? index : numbered.originOf(index);
      const anchorEnd = start + anchor.trimEnd().length;
      const { end, signs } = closed ? { end: anchorEnd, signs: [] } : grow(text, anchorEnd);
      const town = TOWN_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_TOWN), start))?.[0] ?? '';
      const turned = town === '' ? [] : (['digits', 'town'] as const);
      const from = start - town.length;
      const score = scoreOf(sign, [...signs, ...turned, ...signsBefore(text, from, sign)]);
      if (score >= LEAST) grown.push({ start: from, end, score });
    }
  }
  for (const { start, end, score } of grown) yield* withoutQuoteMarks(text, start, end, score);
  for (const { 0: postcode, index: start } of text.matchAll(LABELLED_POSTCODE)) {
    yield { start, end: start + postcode.length, score: POSTCODE_SCORE };
  }
  for (const found of domiciles(text)) yield { ...found, end: endOfBlock(found, grown) };
}

/** Where an address behind a phrase ends that has further lines, as one of those that have grown says. */
const endOfBlock = ({ start, end }: Match, grown: readonly Match[]): number =>
  Math.max(end, ...grown.filter((other) => other.start === start && other.score > ENOUGH).map((other) => other.end));

function signsBefore(text: string, start: number, anchor: Sign): Sign[] {
  const before = text.slice(Math.max(0, start - 48), start);
  const announced = announcement(text, start);
  return [
    ...(announced ? [announced] : []),
    ...(LINE_START.test(before) ? (['ownLine'] as const) : []),
    ...(NUMBERED_BEFORE.test(before) || (anchor === 'bare' && NUMBERED_START.test(text.slice(start, start + 16)))
      ? (['numbered'] as const)
      : []),
  ];
}

/**
 * The parts of a range on each line, where marks of a quoted mail begin its lines: they are no part of an address. Of a
 * line with a town or country and a postcode it is the postcode, as the place is one by itself.
 */
function* withoutQuoteMarks(text: string, start: number, end: number, score: number): Iterable<Match> {
  const found = text.slice(start, end);
  if (!/\n[ \t]*[>|]/.test(found)) {
    yield { start, end, score };
    return;
  }
  for (const { 0: line, index } of found.matchAll(/(?<=^|[>|][ \t]{0,40})[^\s>|][^\n]*/g)) {
    const own = line.trimEnd();
    const place = index > 0 ? (/^[\p{L} .,()'’-]+ (?=\d+$)/u.exec(own)?.[0] ?? '') : '';
    const from = start + index + (UNIT.test(own) ? 0 : place.length);
    if (/\d/.test(own)) yield { start: from, end: start + index + own.length, score };
  }
}

/** Postal addresses: from street or box to country, on one line or several. */
export const address: EntityDefinition = {
  title: 'Postal address',
  region: 'any',
  form: 'street with number or PO box, to town and country',
  source: 'Universal Postal Union, S42',
  confusions: 'numbered titles of streets and squares in prose',
  example: '350 Fifth Avenue, New York, NY 10118',
  recognizer: { context: [], find },
};
