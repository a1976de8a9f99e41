/** Number of a section: the numbers of what it is within, and its own, parted by dots. */
const SECTION = /^\d{1,2}(?:\.\d{1,3}){0,4}\.?$/;
/** Own numbers that begin a level. */
const FIRST = [0, 1];

/** Whether a text is the number of the section that comes next after that of another: `1.1` → `1.1.0`, `1.1.9` → `1.2`. */
export function isNextSection(before: string, text: string): boolean {
  if (!/^\d+\.\d/.test(text) || !SECTION.test(text) || !SECTION.test(before)) return false;
  const [from, to] = [numbersOf(before), numbersOf(text)];
  const level = to.findIndex((number, index) => number !== from[index]);
  if (level < 0) return false;
  const counted = level < from.length ? [(from[level] as number) + 1] : FIRST;
  return counted.includes(to[level] as number) && to.slice(level + 1).every((number) => FIRST.includes(number));
}

const numbersOf = (section: string): number[] => section.split('.').filter(Boolean).map(Number);
