import { height } from '../../document/geometry.ts';
import { type Line, lineOf } from './lines.ts';

/** Least height of a drop cap, in shares of the height of the line that it begins. Chosen on odl-bench, dev half. */
const LARGE = 1.6;

/** Joins each drop cap, an initial that reaches down over several lines, with the first of these lines. */
export function joinDropCaps(lines: readonly Line[]): Line[] {
  const joined = new Map<Line, Line>();
  const dropCaps = new Set<Line>();
  for (const line of lines) {
    const beside = isInitial(line) ? firstBeside(line, lines) : undefined;
    if (!beside) continue;
    dropCaps.add(line);
    joined.set(beside, lineOf(line.page, [...line.words, ...beside.words]));
  }
  return lines.filter((line) => !dropCaps.has(line)).map((line) => joined.get(line) ?? line);
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
