import { type Box, boxAround } from '../../../document/geometry.ts';
import { levelPlace, type Word } from '../../../document/page.ts';
import { isBold } from '../../../layout/metrics.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import type { WordSpan } from '../../text/word-spans.ts';
import { hasGuessedStyle } from '../guessed-style.ts';
import { endsAsLabel, endsWithColon, isLabel } from '../label.ts';
import type { DocumentRecord } from '../record.ts';

/** Words of one printed line that are a label, a value, or a part of one. */
export interface Piece extends Span {
  readonly page: number;
  readonly text: string;
  /** In points on the level page. */
  readonly box: Box;
  /** Font size in points. */
  readonly size: number;
  /** Font, size, weight and colour; absent where they are guessed, as on a scan. */
  readonly style?: string;
  /** Whether it ends as labels do: with a colon or a number sign. */
  readonly marked: boolean;
}

const NUMBER_SIGN = /(?:#|\b(?:no|nr|num|núm|nº|n°|nro)\.?)$/iu;

/** The pieces of each page: printed text without wide gaps, cut where a label ends. */
export const piecesByPage = oncePer(({ text, spans }: DocumentRecord): ReadonlyMap<number, readonly Piece[]> => {
  const pieces = spans.flatMap((span) => (span.box ? piecesOf(text, span) : []));
  return Map.groupBy(pieces, ({ page }) => page);
});

function piecesOf(text: PlainText, span: StyledSpan): Piece[] {
  const groups: WordSpan[][] = [];
  for (const word of wordSpansIn(text, span)) {
    const group = groups.at(-1);
    if (group && !isCut(text.text, group, word)) group.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => pieceOf(text.text, span, group));
}

/** Whether a label ends before a word. */
function isCut(text: string, group: readonly WordSpan[], word: WordSpan): boolean {
  const [first, last] = [group[0] as WordSpan, group.at(-1) as WordSpan];
  if (areUnlike(last, word)) return true;
  const before = text.slice(first.start, last.end);
  // What stands in brackets is no label: `Mill Street (opposite No. 18)`.
  const isNumber = NUMBER_SIGN.test(before) && !/\([^)]*$/.test(before);
  const mayEnd = isNumber
    ? /\d/.test(text.slice(word.start, word.end))
    : areBold(last) && !areBold(word) && group.every(areBold);
  return (mayEnd || endsWithColon(before)) && isLabel(before);
}

/** Ratio of font sizes from which words on one line do not belong together, as with a stamp across a page. */
const OTHER_SIZE = 1.6;

function areUnlike({ words: [a] }: WordSpan, { words: [b] }: WordSpan): boolean {
  if (!a || !b || hasGuessedStyle(a) || hasGuessedStyle(b)) return false;
  return Math.max(a.fontSize, b.fontSize) > OTHER_SIZE * Math.min(a.fontSize, b.fontSize);
}

const areBold = ({ words }: WordSpan): boolean => words.length > 0 && words.every(isBold);

function pieceOf(text: string, { page }: StyledSpan, group: readonly WordSpan[]): Piece {
  const words = group.flatMap((span) => span.words);
  const [first] = words as [Word, ...Word[]];
  const span = { start: (group[0] as WordSpan).start, end: (group.at(-1) as WordSpan).end };
  const printed = text.slice(span.start, span.end);
  return {
    ...span,
    page,
    text: printed,
    box: boxAround(words.map(levelPlace)),
    size: words.reduce((size, { fontSize }) => Math.max(size, fontSize), 0),
    ...(words.some(hasGuessedStyle) ? {} : { style: styleOf(first) }),
    marked: endsAsLabel(printed) || (isLabel(printed) && NUMBER_SIGN.test(printed)),
  };
}

const styleOf = (word: Word): string =>
  [word.fontFamily, Math.round(2 * word.fontSize), isBold(word), word.italic, word.color].join(' ');
