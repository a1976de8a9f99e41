import { type Line, textOfLine } from '../page/lines.ts';

/** Fewest numbers that show the step of an axis. Chosen on charts of our own, as all here. */
const FEWEST = 3;
/** Points within which numbers along an axis end or begin at one place. */
const ALIGNED = 2;
/** Share of the step by which the next one is off. */
const OFF = 0.2;

/** Whether a line is a number, perhaps with a sign: it has digits and no letters. */
export const isNumber = (line: Line): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(textOfLine(line));

/** The numbers that go on along an upright axis above those at a chart: bars may be shorter than their axis. */
export function ticksAbove(labels: readonly Line[], lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const edge of [0, 2] as const) {
    const isAligned = (a: Line, b: Line): boolean => Math.abs(a.box[edge] - b.box[edge]) <= ALIGNED;
    const numbers = labels.filter(isNumber).sort((a, b) => a.box[1] - b.box[1]);
    const top = numbers.find((first) => numbers.filter((other) => isAligned(first, other)).length >= FEWEST);
    if (!top) continue;
    const [first, second] = numbers.filter((other) => isAligned(top, other)) as [Line, Line];
    const step = second.baseline - first.baseline;
    for (let last: Line | undefined = first; last; ) {
      const below: Line = last;
      last = lines.find(
        (line) =>
          !found.includes(line) &&
          isNumber(line) &&
          isAligned(line, first) &&
          Math.abs(below.baseline - line.baseline - step) < OFF * step,
      );
      if (last) found.push(last);
    }
  }
  return found;
}
