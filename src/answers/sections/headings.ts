import type { Line } from './lines.ts';
import { isCapitals, lookKey } from './look.ts';
import type { SectionName } from './section-names.ts';
import { sectionOf } from './wordings.ts';

/** The heading with which a line begins. */
export interface SectionHeading {
  readonly name: SectionName;
  readonly text: string;
  /** How many pieces of the line it takes: all, or those before the body in a gutter. */
  readonly pieces: number;
}

/** Most words of a heading whose wording is not known. */
const UNKNOWN_WORDS = 5;
/** Fewest known headings that make a look one of headings. */
const SIBLINGS = 2;

/**
 * The lines that begin with the heading of a section: those with a known wording, in the look that most of them have,
 * and others in the same look where it is nothing else's.
 */
export function headingsOf(lines: readonly Line[]): Map<Line, SectionHeading> {
  const known = new Map(
    lines.flatMap((line) => {
      const heading = knownHeading(line);
      return heading ? [[line, heading] as const] : [];
    }),
  );
  const looks = [...known.keys()].map(lookOf);
  const look = mostFrequent(looks);
  const alike = lines.filter((line) => lookOf(line) === look && isAlone(line));
  const siblings = alike.filter((line) => known.has(line)).length;
  const ownLook = siblings >= SIBLINGS && siblings * 2 > alike.length && !headsEntries(lines, known, alike);
  return new Map(
    lines.flatMap((line): [Line, SectionHeading][] => {
      const heading = known.get(line);
      if (heading && (lookOf(line) === look || !ownLook || isProminent(line, lines))) return [[line, heading]];
      if (!heading && ownLook && alike.includes(line) && isShort(line))
        return [[line, { name: 'other', text: line.pieces[0]?.text ?? '', pieces: line.pieces.length }]];
      return [];
    }),
  );
}

/** Whether lines in one look begin what is below a heading, too: heads of entries have it in common with headings then. */
const headsEntries = (
  lines: readonly Line[],
  known: ReadonlyMap<Line, SectionHeading>,
  alike: readonly Line[],
): boolean =>
  lines.some((line, index) => known.has(lines[index - 1] as Line) && !known.has(line) && alike.includes(line));

const lookOf = ({ pieces: [first] }: Line): string => (first ? lookKey(first, first.text) : '');

/** Whether a line is one piece that stands alone. */
const isAlone = ({ pieces, block }: Line): boolean => pieces.length === 1 && block.kind !== 'item';

const isShort = ({ pieces: [first] }: Line): boolean =>
  first !== undefined && first.text.split(/\s+/).length <= UNKNOWN_WORDS && !/[\d:,@]/.test(first.text);

/** Whether a line is larger than most text, or in capitals, or bold. */
function isProminent({ pieces: [first] }: Line, lines: readonly Line[]): boolean {
  if (!first) return false;
  const sizes = lines.flatMap(({ pieces }) => pieces.map(({ size }) => size)).sort((a, b) => a - b);
  return first.size > (sizes[sizes.length >> 1] ?? 0) || isCapitals(first.text) || first.bold;
}

function knownHeading({ pieces, block }: Line): SectionHeading | undefined {
  if (block.kind === 'item') return undefined;
  const [first, second] = pieces;
  if (!first) return undefined;
  const whole = pieces.length === 1 || pieces.every(({ after }) => after !== 'gap');
  const all = pieces.map(({ text }) => text).join(' ');
  const name = whole ? sectionOf(all) : undefined;
  if (name) return { name, text: all, pieces: pieces.length };
  // A label in a gutter, with the body beside it.
  const label = second && sectionOf(first.text);
  const apart = second?.after === 'gap' || (second && isCapitals(first.text) && !isCapitals(second.text));
  return label && apart ? { name: label, text: first.text, pieces: 1 } : undefined;
}

function mostFrequent(keys: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
