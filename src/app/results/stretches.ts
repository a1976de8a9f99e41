/** A part of a plain text that can be shown by itself. */
export interface Stretch {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly start: number;
}

/** Characters of a stretch: about two screens. */
const LENGTH = 6000;

/** Whether two stretches are shown alike. */
export const isSameStretch = (one: Stretch, other: Stretch): boolean =>
  one.text === other.text && one.start === other.start;

/** A plain text in stretches that can be shown by themselves: they end with a line, or within one that is very long. */
export function* stretchesOf(pieces: Iterable<string>): Generator<Stretch> {
  let start = 0;
  let held = '';
  for (const piece of pieces) {
    held += piece;
    while (held.length > 2 * LENGTH) {
      const end = Math.max(LENGTH, held.lastIndexOf('\n', 2 * LENGTH) + 1);
      yield { text: held.slice(0, end), start };
      start += end;
      held = held.slice(end);
    }
  }
  if (held !== '') yield { text: held, start };
}

/** What `JSON.stringify` with two spaces makes of a value, piece by piece. */
export function* jsonPieces(value: unknown, margin = ''): Generator<string> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    yield JSON.stringify(value);
    return;
  }
  const isList = Array.isArray(value);
  const inner = `${margin}  `;
  let before = isList ? '[\n' : '{\n';
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    yield before + inner + (isList ? '' : `${JSON.stringify(key)}: `);
    yield* jsonPieces(item, inner);
    before = ',\n';
  }
  yield `\n${margin}${isList ? ']' : '}'}`;
}
