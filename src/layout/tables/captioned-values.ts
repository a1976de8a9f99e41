import { overlap, union } from '../../document/geometry.ts';
import { groupByPosition, isBold } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { Region } from '../region.ts';
import { type GridCell, type RunsOf, tableOf } from './grid.ts';
import { rowsOf, tightParts } from './rows.ts';
import type { Rulings } from './rulings.ts';

/** Most words of a caption. Chosen on papers of our own, as all here. */
const MOST_WORDS = 5;
/** Distance in font sizes up to which a caption and its value begin at one edge, or have one middle. */
const ALIGNED = 0.4;
/** White in font sizes of the value, up to which it belongs to the caption above, and up to which text goes on below it. */
const NEAR = 0.9;
/** White in font sizes within which cards go on below the value that they begin with. */
const CARD = 2;
/** Fewest captions beside each other, and in a row of captions that no other is alike. */
const FEWEST = 2;
const FEWEST_ALONE = 3;

/** A caption with the one line below it, in another style, that is its value. */
interface Captioned {
  readonly caption: Line;
  readonly value: Line;
}

/** What is between texts, and around them. */
interface Surroundings {
  readonly parts: readonly Line[];
  readonly rulings: Rulings;
}

/**
 * Captions beside each other in one style, each over its value in another, as on tickets and in the heads of papers: a
 * table with a head and a row for each row of captions.
 * @param lines those that no region has taken.
 * @param rulings of the page: what lines part are the cells of a drawn table, or columns.
 */
export function findCaptionedValues(page: number, lines: readonly Line[], rulings: Rulings, runsOf: RunsOf): Region[] {
  const partsOf = new Map(lines.map((line) => [line, tightParts(line)] as const));
  const around = { parts: [...partsOf.values()].flat(), rulings };
  const rows = rowsOf(lines).map((row) => row.flatMap((line) => partsOf.get(line) ?? []));
  const storeys = rows.flatMap((row) => storeysOf(row, around));
  const byStyle = Map.groupBy(storeys, ([first]) => (first ? `${styleOf(first.caption)} ${styleOf(first.value)}` : ''));
  return [...byStyle.values()]
    .flatMap((alike) => (alike.length > 1 ? alike : alike.filter(({ length }) => length >= FEWEST_ALONE)))
    .flatMap((storey) => {
      const own = new Set(storey.flatMap(({ caption, value }) => [caption, value]));
      const taken = lines.filter((line) => partsOf.get(line)?.some((part) => own.has(part)));
      if (taken.some((line) => partsOf.get(line)?.some((part) => !own.has(part)))) return [];
      return [regionOf(page, storey, taken, runsOf)];
    });
}

const styleOf = ({ words, fontSize }: Line): string => {
  const [first] = words;
  return first ? `${Math.round(2 * fontSize)} ${isBold(first)} ${first.italic} ${first.color}` : '';
};

/** The captions of a row with their values, where there are several in one style that no line parts. */
function storeysOf(row: readonly Line[], around: Surroundings): Captioned[][] {
  const pairs = row.flatMap((caption) => captionedBy(caption, around.parts) ?? []);
  const alike = Map.groupBy(pairs, ({ caption, value }) => `${styleOf(caption)} ${styleOf(value)}`);
  return [...alike.values()]
    .flatMap((same) =>
      groupByPosition(
        same,
        ({ value }) => value.baseline,
        ({ value }) => ALIGNED * value.fontSize,
      ),
    )
    .flatMap((level) =>
      unparted(
        level.toSorted((a, b) => a.caption.box[0] - b.caption.box[0]),
        around.rulings,
      ),
    )
    .filter((storey) => storey.length >= FEWEST && !areCards(storey, around.parts));
}

/** Whether below most values there is a text of its own, as in cards that begin with a title and a line below it. */
function areCards(storey: readonly Captioned[], parts: readonly Line[]): boolean {
  const following = storey.flatMap((pair) => {
    const next = under(pair, near(pair.value, parts, CARD));
    return next && !captionedBy(next, parts) ? [next] : [];
  });
  return 2 * new Set(following).size > storey.length;
}

/** A caption with its value; undefined for other text. */
function captionedBy(caption: Line, parts: readonly Line[]): Captioned | undefined {
  if (!isCaption(caption)) return undefined;
  const value = below(caption, parts);
  if (!value || styleOf(value) === styleOf(caption)) return undefined;
  const next = under({ caption, value }, near(value, parts, NEAR));
  // Where more lines follow it is running text, an address, a list or a table.
  return next && styleOf(next) !== styleOf(caption) ? undefined : { caption, value };
}

const isCaption = ({ words }: Line): boolean =>
  words.length <= MOST_WORDS &&
  words.some(({ text }) => /\p{L}{2}/u.test(text)) &&
  !/^\p{Ll}/u.test(words[0]?.text ?? '') &&
  words.every(({ text }) => !/\d/.test(text));

/** The text that is near below another one, and begins at its edge or has its middle. */
const below = (above: Line, parts: readonly Line[]): Line | undefined =>
  near(above, parts, NEAR).find(({ box, fontSize }) => {
    const [x0, , x1] = above.box;
    const slack = ALIGNED * fontSize;
    return Math.abs(box[0] - x0) <= slack || Math.abs(box[0] + box[2] - x0 - x1) <= slack;
  });

/** The first of some texts that is as far left or right as a caption or its value. */
const under = ({ caption, value }: Captioned, texts: readonly Line[]): Line | undefined => {
  const [x0, x1] = [caption.box[0], Math.max(caption.box[2], value.box[2])];
  return texts.find(({ box }) => overlap(box[0], box[2], x0, x1) > 0);
};

/** What is below a text, from top to bottom. @param white between them at most, in font sizes. */
const near = ({ box: [, , , bottom] }: Line, parts: readonly Line[], white: number): Line[] =>
  parts
    .filter(({ box, fontSize }) => (box[1] + box[3]) / 2 > bottom && box[1] - bottom <= white * fontSize)
    .sort((a, b) => a.baseline - b.baseline);

/** Captions with their values, apart where an upright line parts them; none where a level line is under the captions. */
function unparted(storey: readonly Captioned[], { horizontal, vertical }: Rulings): Captioned[][] {
  const [, top, , bottom] = union(storey.flatMap(({ caption, value }) => [caption.box, value.box]));
  const isUnderlined = ({ caption, value }: Captioned): boolean =>
    horizontal.some(
      ({ at, from, to }) =>
        at > (caption.box[1] + caption.box[3]) / 2 &&
        at < (value.box[1] + value.box[3]) / 2 &&
        overlap(from, to, caption.box[0], caption.box[2]) > 0,
    );
  if (storey.some(isUnderlined)) return [];
  const endOf = ({ caption, value }: Captioned): number => Math.max(caption.box[2], value.box[2]);
  const groups: Captioned[][] = [];
  for (const [index, pair] of storey.entries()) {
    const before = storey[index - 1];
    const isParted =
      before !== undefined &&
      vertical.some(
        ({ at, from, to }) =>
          at > endOf(before) - ALIGNED && at < pair.caption.box[0] + ALIGNED && overlap(from, to, top, bottom) > 0,
      );
    if (before && !isParted) groups.at(-1)?.push(pair);
    else groups.push([pair]);
  }
  return groups;
}

function regionOf(page: number, storey: readonly Captioned[], lines: readonly Line[], runsOf: RunsOf): Region {
  const box = union(lines.map((line) => line.box));
  const cells = storey.flatMap(({ caption, value }, column): GridCell[] =>
    [caption, value].map(({ words }, row) => ({ row, column, rowSpan: 1, columnSpan: 1, words })),
  );
  const block = tableOf(page, box, cells, runsOf);
  return { kind: 'region', block, lines, box, fontSize: storey[0]?.value.fontSize ?? 0 };
}
