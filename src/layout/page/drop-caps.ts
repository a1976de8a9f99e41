import { height } from '../../document/geometry.ts';
import { type Line, lineOf } from './lines.ts';

/** Height of an initial in shares of the height of the line that it begins. */
const LARGE = 1.6;

/** Puts initials that reach down over several lines at the head of the first of them. */
export function joinInitials(lines: readonly Line[]): Line[] {
  const joined = new Map<Line, Line>();
  const initials = new Set<Line>();
  for (const line of lines) {
    const beside = isInitial(line) ? firstBeside(line, lines) : undefined;
    if (!beside) continue;
    initials.add(line);
    joined.set(beside, lineOf(line.page, [...line.words, ...beside.words]));
  }
  return lines.filter((line) => !initials.has(line)).map((line) => joined.get(line) ?? line);
}

const isInitial = (line: Line): boolean => line.words.length === 1 && /^["“‘]?\p{Lu}$/u.test(line.words[0]?.text ?? '');

/** The topmost line that begins right of an initial within its height. */
function firstBeside(initial: Line, lines: readonly Line[]): Line | undefined {
  const { box } = initial;
  return lines
    .filter((line) => line !== initial && height(box) > LARGE * height(line.box))
    .filter((line) => line.baseline > box[1] && line.baseline <= box[3] && line.box[0] >= box[0])
    .filter((line) => line.box[0] - box[2] < line.fontSize)
    .sort((a, b) => a.baseline - b.baseline)[0];
}
