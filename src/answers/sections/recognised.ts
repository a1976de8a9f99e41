import { commonSizes, commonValues } from '../../document/common-sizes.ts';
import { median } from '../../platform/median.ts';
import { type Line, lineOf, type Piece } from './lines.ts';

/** Greys by which one ink differs from page to page. */
const INK = 40;

/** Signs as which recognisers read bullets, and letters, where a capital follows. */
const MISREAD_BULLET = /^(?:[^\p{L}\p{N}\s("'“‘$€£#&@+[]|[oeO0](?=\s+\p{Lu}))(?=\s)/u;
/** Points by which bullets below one another differ. */
const BELOW = 4;

/**
 * Lines as they were printed, as far as recognised ones tell: with sizes that lines have in common, labels in
 * capitals as pieces of their own, and without the signs as which bullets and small icons were read. Other lines stay as they are.
 */
export function asPrinted(lines: readonly Line[]): Line[] {
  if (!lines.some(({ pieces }) => pieces.some(isRecognised))) return [...lines];
  return withoutBullets(inCommonInks(inCommonSizes(lines)).map(withoutSmallIcons)).map(withLabelApart);
}

const isRecognised = ({ recognised }: Piece): boolean => recognised === true;

/** Share by which sizes of one type differ from page to page: what differs more is another type. */
const MEASURED = 0.08;

/**
 * Lines with the sizes of type that the document has: pages are measured apart, so sizes count in shares of the usual one
 * of their page where that is the document's.
 */
function inCommonSizes(lines: readonly Line[]): Line[] {
  const usual = median(lines.flatMap(({ pieces }) => pieces.map(({ size }) => size)));
  const onPage = new Map(
    [...Map.groupBy(lines, ({ page }) => page)].map(([page, own]) => [
      page,
      median(own.flatMap(({ pieces }) => pieces.flatMap(({ size, text }) => text.split(/\s+/).map(() => size)))),
    ]),
  );
  const scaled = lines.map((line) => {
    const ratio = usual / (onPage.get(line.page) ?? usual);
    const factor = Math.abs(Math.log(ratio)) <= MEASURED ? ratio : 1;
    return { ...line, pieces: line.pieces.map((piece) => (isRecognised(piece) ? scaledBy(factor, piece) : piece)) };
  });
  const measured = scaled.flatMap(({ pieces }) => pieces.filter(isRecognised));
  const common = commonSizes(measured.map(({ size, text }) => [size, text.length] as const));
  return scaled.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece) => (isRecognised(piece) ? { ...piece, size: common(piece.size) } : piece)),
  }));
}

const scaledBy = (factor: number, piece: Piece): Piece => ({ ...piece, size: factor * piece.size });

/** Lines with the inks that the document has. */
function inCommonInks(lines: readonly Line[]): Line[] {
  const measured = lines.flatMap(({ pieces }) => pieces.filter(isRecognised));
  const common = commonValues(
    measured.map(({ color, text }) => [greyOf(color), text.length] as const),
    () => INK,
  );
  return lines.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece) =>
      isRecognised(piece) ? { ...piece, color: String(common(greyOf(piece.color))) } : piece,
    ),
  }));
}

/** The grey of an ink that was measured: its three parts are alike. */
const greyOf = (color: string): number => Number.parseInt(color.slice(1, 3), 16) || 0;

/** Characters that are read in an icon at most, and how many times as large the text behind it is at least. */
const ICON = { characters: 3, smaller: 1.5 } as const;

/** A line without what was read in an icon before it, in parts of a drawing that are much smaller than the text. */
function withoutSmallIcons(line: Line): Line {
  const text = line.pieces.findIndex((piece, index) => !isSmallIcon(piece, line.pieces[index + 1], line));
  return text <= 0 ? line : lineOf(line.block, line.pieces.slice(text));
}

const isSmallIcon = (piece: Piece, next: Piece | undefined, { pieces }: Line): boolean =>
  next !== undefined &&
  isRecognised(piece) &&
  piece.text.length <= ICON.characters &&
  Math.max(...pieces.map(({ size }) => size)) > ICON.smaller * piece.size;

/** Lines without the signs at their beginnings that stand below one another: these lines have bullets. */
function withoutBullets(lines: readonly Line[]): Line[] {
  const marked = lines
    .flatMap((line) => (line.box && isMarked(line) ? [{ line, left: line.box[0] }] : []))
    .sort((a, b) => a.left - b.left);
  const isBelow = (left: number, index: number): boolean => Math.abs((marked[index]?.left ?? Infinity) - left) < BELOW;
  const bulleted = new Set(
    marked.flatMap(({ line, left }, index) => (isBelow(left, index - 1) || isBelow(left, index + 1) ? [line] : [])),
  );
  return lines.map((line) => (bulleted.has(line) ? withoutFirstWord(line) : line));
}

const isMarked = ({ pieces, text }: Line): boolean => pieces[0]?.recognised === true && MISREAD_BULLET.test(`${text} `);

function withoutFirstWord(line: Line): Line {
  const [first, ...others] = line.pieces as [Piece, ...Piece[]];
  const skipped = /^\S+\s*/.exec(first.text)?.[0].length ?? 0;
  const rest = { ...first, start: first.start + skipped, text: first.text.slice(skipped) };
  const pieces = rest.text === '' ? others : [indented(rest, skipped / first.text.length), ...others];
  return pieces.length === 0 ? line : { ...lineOf(line.block, pieces), bullet: true };
}

/** A piece without a share of its width on the left. */
function indented(piece: Piece, share: number): Piece {
  if (!piece.box) return piece;
  const [x0, y0, x1, y1] = piece.box;
  return { ...piece, box: [x0 + (x1 - x0) * share, y0, x1, y1] };
}

/** Words in capitals at the start of a line, with other words or the first item of a list behind them. */
const LABEL_IN_CAPITALS = /^((?:\p{Lu}[\p{Lu}&/-]+\s+)*\p{Lu}[\p{Lu}&/-]+):?\s+(?=\S*[\p{Ll},;])/u;
/** Letters of a label that is no abbreviation. */
const LABEL_LETTERS = 8;

/** A line whose label in capitals is a piece of its own: recognisers tell no weight or color. */
function withLabelApart(line: Line): Line {
  const [first, ...others] = line.pieces as [Piece, ...Piece[]];
  const [whole, label = ''] = LABEL_IN_CAPITALS.exec(first.text) ?? [];
  if (!first.recognised || whole === undefined || label.length < LABEL_LETTERS) return line;
  const share = whole.length / first.text.length;
  const name = { ...first, end: first.start + label.length, text: label, ...leftOf(first, share) };
  const rest = indented(
    { ...first, start: first.start + whole.length, text: first.text.slice(whole.length), after: 'style' },
    share,
  );
  return { ...lineOf(line.block, [name, rest, ...others]), ...(line.bullet ? { bullet: true } : {}) };
}

/** The place of a piece but for what is to the right of a share of its width. */
const leftOf = ({ box }: Piece, share: number): Pick<Piece, 'box'> =>
  box ? { box: [box[0], box[1], box[0] + (box[2] - box[0]) * share, box[3]] } : {};
