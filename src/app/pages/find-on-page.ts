interface Piece {
  readonly node: Text;
  /** Where its text begins in that of the whole. */
  readonly start: number;
}

const lower = (text: string): string => (text.toLowerCase().length === text.length ? text.toLowerCase() : text);

/**
 * A search that finds words in any case and with any space between them, also where a line ends between or, with a hyphen,
 * within them.
 */
function patternOf(wanted: string): RegExp | undefined {
  const words = lower(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const letters = words.map((word) =>
    Array.from(word, (letter) => letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')).join('(?:-\n)?'),
  );
  return new RegExp(letters.join('\\s+'), 'g');
}

/** Where a text stands in the laid text of a page, whose lines end with `br` elements; none for an empty text. */
export function findOnPage(layer: Element, wanted: string): Range[] {
  const pattern = patternOf(wanted);
  if (!pattern) return [];
  const pieces: Piece[] = [];
  let whole = '';
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text) {
      pieces.push({ node: currentNode, start: whole.length });
      whole += lower(currentNode.data);
    } else if (currentNode instanceof HTMLBRElement) {
      whole += '\n';
    }
  }
  return Array.from(whole.matchAll(pattern), ({ 0: { length }, index }) => {
    const [first, last] = [pieceAt(pieces, index), pieceAt(pieces, index + length - 1)];
    const range = document.createRange();
    range.setStart(first.node, index - first.start);
    range.setEnd(last.node, index + length - last.start);
    return range;
  });
}

/** The last piece that begins at or before an offset. A search begins and ends with a letter, which is in a piece. */
const pieceAt = (pieces: readonly Piece[], offset: number): Piece =>
  pieces.findLast(({ start }) => start <= offset) as Piece;
