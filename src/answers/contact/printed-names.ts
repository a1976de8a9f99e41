import { nameAt, TITLE } from '../entities/mentions/name-shape.ts';
import type { Line, Piece } from '../sections/lines.ts';
import { type Look, lookKey } from '../sections/look.ts';
import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';

/** Text at the head of a page that has the shape of a name. */
export interface PrintedName extends Span {
  readonly text: string;
  /** In points. */
  readonly size: number;
  /** Index of its line among those of the page. */
  readonly line: number;
  /** Whether it goes on in the next line. */
  readonly isTwoLines: boolean;
}

/** Largest difference, in points, of sizes that are one. */
export const SAME_SIZE = 0.6;
/** Most words of a line that may be the half of a name. */
const MOST_OF_HALF = 2;

const TITLES = new RegExp(`^(?:${TITLE}(?:\\s?\\.\\s*|\\s+)){1,4}`, 'iu');
/** What resumes are called, before a name. */
const DOCUMENT_NAME =
  /^(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[eé]sum[eé]|lebenslauf|hoja de vida|currículo?|życiorys|cv de)(?: of| for| von| de| di| van)?[\s:–—|-]+/iu;

/** Whatever on some lines has the shape of a name, titles included; a name on two lines as one. */
export function printedNames(text: PlainText, lines: readonly Line[]): PrintedName[] {
  const rows = lines.map(runsOf);
  return rows.flatMap((row, line) =>
    row.flatMap((run, index) => {
      const next = index === row.length - 1 ? rows[line + 1]?.[0] : undefined;
      const both = next && isHalf(run) && isHalf(next) && sameLook(run, next) ? [{ ...run, end: next.end }] : [];
      return [...nameIn(text, run, line, false), ...both.flatMap((span) => nameIn(text, span, line, true))];
    }),
  );
}

type Run = Pick<Piece, 'start' | 'end' | 'text' | keyof Look>;

/** Pieces of a line that only their style parts, such as a surname in bold. */
function runsOf({ pieces }: Line): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && piece.after === 'style' && sameSize(last, piece))
      runs[runs.length - 1] = { ...last, end: piece.end, text: `${last.text} ${piece.text}` };
    else runs.push(piece);
  }
  return runs;
}

const sameSize = (one: Run, other: Run): boolean => Math.abs(one.size - other.size) < SAME_SIZE;

const sameLook = (one: Run, other: Run): boolean => lookKey(one, one.text) === lookKey(other, other.text);

const isHalf = ({ text }: Run): boolean =>
  text.replace(TITLES, '').split(/\s+/).length <= MOST_OF_HALF && /^\p{Lu}[\p{L}\p{M}'’. -]+$/u.test(text);

function nameIn({ text }: PlainText, run: Run, line: number, isTwoLines: boolean): PrintedName[] {
  const printed = text.slice(run.start, run.end);
  const skipped = DOCUMENT_NAME.exec(printed)?.[0].length ?? 0;
  // Offsets stay as they are.
  const flat = printed.slice(skipped).replace(/\s/g, ' ');
  const titles = TITLES.exec(flat)?.[0].length ?? 0;
  const name = nameAt(flat.slice(titles));
  if (!name) return [];
  const [first = '', second] = flat.slice(titles, titles + name.end).split(/(?=,)/);
  const isWhole = first.includes(' ') || second === undefined;
  const end = isWhole ? titles + first.length : titles + name.end;
  if (!/^\s*(?:$|[,;(/|–—-])/u.test(flat.slice(end))) return [];
  const found = flat.slice(0, end).trimEnd();
  if (!/\s/.test(found)) return [];
  const start = run.start + skipped;
  return [{ text: found, start, end: start + found.length, size: run.size, line, isTwoLines }];
}
