import { type Line, lineOf, type Piece } from './lines.ts';
import { isCapitals, lookKey } from './look.ts';
import type { SectionName } from './section-names.ts';
import { isDocumentTitle, sectionOf } from './wordings.ts';
import { isWrapped, rightEdge } from './wrap.ts';

/** The heading with which a line begins. */
interface SectionHeading {
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
 * The lines of a region that begin with the heading of a section: those with a known wording, unless it is set as lines
 * are that head no section, and others that stand where headings do, in a look that is only theirs.
 * @param looks of known headings in all regions.
 */
export function headingsOf(lines: readonly Line[], looks: HeadingLooks): Map<Line, SectionHeading> {
  const known = new Map(
    lines.flatMap((line) => {
      const heading = knownHeading(line);
      return heading ? [[line, heading] as const] : [];
    }),
  );
  const look = mostFrequent([...known.keys()].map(lookOf));
  const alike = lines.filter((line) => lookOf(line) === look && isAlone(line));
  const inLook = new Set(apartAs(alike, known, lines));
  const siblings = [...inLook].filter((line) => known.has(line));
  const isOwn =
    siblings.length >= SIBLINGS && siblings.length * 2 >= inLook.size && !headsEntries(lines, known, inLook);
  const outstanding = looksOfHeadings(lines, known);
  return new Map(
    lines.flatMap((line): [Line, SectionHeading][] => {
      const heading = known.get(line);
      if (heading) {
        const isUsual = lookOf(line) === look && (looks.get(lookOf(line)) ?? 0) >= SIBLINGS;
        const isSet = isUsual || (!isLabel(heading, line, siblings) && outstanding.has(lookOf(line)));
        return isSet ? [[line, heading]] : [];
      }
      if (!isOwn || !inLook.has(line) || !isShort(line, siblings) || !siblings.some((other) => areAligned(line, other)))
        return [];
      return [[line, { name: 'other', text: line.text, pieces: line.pieces.length }]];
    }),
  );
}

/** How many headings with a known wording are in each look. */
type HeadingLooks = ReadonlyMap<string, number>;

/** The looks of the headings with a known wording. */
export function headingLooks(lines: readonly Line[]): HeadingLooks {
  return countsOf(lines.filter((line) => knownHeading(line)).map(lookOf));
}

/** Share of the least space above known headings that is above others at least. */
const SPACE = 0.75;

/** Those of lines in one look that have about as much space above them as the known headings among them. */
function apartAs(alike: readonly Line[], known: ReadonlyMap<Line, SectionHeading>, lines: readonly Line[]): Line[] {
  const spaces = new Map(lines.map((line, index) => [line, spaceBetween(lines[index - 1], line)]));
  const spaceOf = (line: Line): number => spaces.get(line) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(...alike.filter((line) => known.has(line)).map(spaceOf));
  return Number.isFinite(least) ? alike.filter((line) => spaceOf(line) >= SPACE * least) : [...alike];
}

/** Points between a line and the one above it; undefined where that stands elsewhere. */
function spaceBetween(above: Line | undefined, { box, page }: Line): number | undefined {
  if (!above?.box || !box || above.page !== page || box[1] < above.box[1]) return undefined;
  return box[1] - above.box[3];
}

/** Whether a heading of nothing that is asked for is smaller than headings are: within a section, `Courses` is a label. */
const isLabel = ({ name }: SectionHeading, { pieces: [own] }: Line, siblings: readonly Line[]): boolean =>
  name === 'other' &&
  siblings.length >= SIBLINGS &&
  siblings.every(({ pieces: [sibling] }) => (own?.size ?? 0) < (sibling?.size ?? 0));

/** Whether lines in one look begin what is below a heading, too: heads of entries have it in common with headings then. */
const headsEntries = (
  lines: readonly Line[],
  known: ReadonlyMap<Line, SectionHeading>,
  alike: ReadonlySet<Line>,
): boolean => lines.some((line, index) => known.has(lines[index - 1] as Line) && !known.has(line) && alike.has(line));

/** The lines of a region, headings in the look of most known ones joined where they wrap. */
export function withWholeHeadings(lines: readonly Line[]): Line[] {
  const look = mostFrequent(lines.filter((line) => knownHeading(line)).map(lookOf));
  const right = rightEdge(lines);
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const goesOn = before && [before, line].every((part) => lookOf(part) === look && isAlone(part));
    if (goesOn && isBelow(before, line) && isWrapped(before, line, right))
      whole[whole.length - 1] = lineOf(before.block, [...before.pieces, ...line.pieces]);
    else whole.push(line);
  }
  return whole;
}

/** Heights of a line between it and the next one of the same heading. */
const LEADING = 0.6;

const isBelow = ({ box: above }: Line, { box: below }: Line): boolean =>
  above !== undefined &&
  below !== undefined &&
  below[1] - above[3] < LEADING * (above[3] - above[1]) &&
  below[1] > above[1];

/** The looks in which more lines are known headings than are not. */
function looksOfHeadings(lines: readonly Line[], known: ReadonlyMap<Line, SectionHeading>): Set<string> {
  const alone = lines.filter(isAlone);
  const all = countsOf(alone.map(lookOf));
  const headings = countsOf(alone.filter((line) => known.has(line)).map(lookOf));
  return new Set([...headings].flatMap(([look, count]) => (count * 2 > (all.get(look) ?? 0) ? [look] : [])));
}

/** Points by which the edges or middles of headings below one another differ at most. */
const ALIGNED = 3;

function areAligned({ box: a }: Line, { box: b }: Line): boolean {
  if (!a || !b) return true;
  const apart = [a[0] - b[0], a[2] - b[2], (a[0] + a[2] - b[0] - b[2]) / 2];
  return apart.some((distance) => Math.abs(distance) < ALIGNED);
}

/** The look of the first piece of a line that has letters: icons are of another type. */
function lookOf({ pieces }: Line): string {
  const first = pieces.find(({ text }) => /\p{L}/u.test(text));
  return first ? lookKey(first, first.text) : '';
}

/** Whether a line is one piece, wrapped or not, that stands alone. */
const isAlone = ({ pieces, block }: Line): boolean =>
  block.kind !== 'item' && pieces.every(({ after }, index) => index === 0 || after === 'start');

const COLON = /:$/;

/** Whether a text is as short as headings are; a colon ends it only where it ends others. */
function isShort({ pieces: [first] }: Line, siblings: readonly Line[]): boolean {
  const printed = siblings.every(({ text }) => COLON.test(text)) ? first?.text.replace(COLON, '') : first?.text;
  return printed !== undefined && printed.split(/\s+/).length <= UNKNOWN_WORDS && !/[\d:,@]/.test(printed);
}

function knownHeading({ pieces, block, text, start }: Line): SectionHeading | undefined {
  if (block.kind === 'item' || (start === 0 && isDocumentTitle(text))) return undefined;
  const icons = pieces.findIndex(({ text }) => /\p{L}/u.test(text));
  const [first, second, ...others] = icons < 0 ? [] : pieces.slice(icons);
  if (!first) return undefined;
  const name = [second, ...others].every((piece) => piece?.after !== 'gap')
    ? (sectionOf(text) ?? behindIcon(first))
    : undefined;
  if (name) return { name, text, pieces: pieces.length };
  // A label in a gutter, with the body beside it.
  const label = second && sectionOf(first.text);
  const apart = second?.after === 'gap' || (second && isCapitals(first.text) && !isCapitals(second.text));
  return label && apart ? { name: label, text: first.text, pieces: icons + 1 } : undefined;
}

/** The section of a heading before which a recogniser has read an icon as letters. */
const behindIcon = ({ text, recognised }: Piece): SectionName | undefined =>
  recognised ? sectionOf(text.replace(MISREAD_ICON, '')) : undefined;

/** A word of at most three characters. */
const MISREAD_ICON = /^\S{1,3}\s+/u;

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const mostFrequent = (keys: readonly string[]): string | undefined =>
  [...countsOf(keys)].sort((a, b) => b[1] - a[1])[0]?.[0];
