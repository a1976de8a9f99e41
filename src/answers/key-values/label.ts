/** Longest label in UTF-16 units, and in words. */
const LONGEST = 60;
const MOST_WORDS = 8;

/** A label without the colon, bullets and dot leaders around it. */
export const labelOf = (printed: string): string =>
  printed
    .replace(/(?<![\s:：.…_*–-])[\s:：.…_*–-]+$/u, '')
    .replace(/^[\s*•–-]+/u, '')
    .trim();

/** Whether a text can be a label: short, with letters, and no sentence. */
export function isLabel(printed: string): boolean {
  if (printed.length > 2 * LONGEST) return false;
  const label = labelOf(printed);
  if (label.length === 0 || label.length > LONGEST || !/\p{L}/u.test(label)) return false;
  return label.split(/\s+/).length <= MOST_WORDS && !/[.!?;]\s/.test(label) && !/https?$|@/i.test(label);
}

/** Whether a colon, or a blank behind one, ends a text. */
export const endsWithColon = (printed: string): boolean => /[:：]\s*[_.…]*$/.test(printed);

/** Whether a text ends with a colon, as labels do. */
export const endsAsLabel = (printed: string): boolean => isLabel(printed) && endsWithColon(printed);
