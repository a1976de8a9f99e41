import type { SectionName, Wordings } from './section-names.ts';
import { english } from './wordings/english.ts';

/** The headings of resumes, a file for each language. */
const LANGUAGES: readonly Wordings[] = [english];

const NAMES: ReadonlyMap<string, SectionName> = new Map(
  LANGUAGES.flatMap((wordings) =>
    (Object.keys(wordings) as SectionName[]).flatMap((name) =>
      wordings[name].split('|').map((wording): [string, SectionName] => [wording, name]),
    ),
  ).reverse(),
);

/** Longest heading in UTF-16 units, with spaces between its letters. */
const LONGEST = 80;

/** A heading as it is looked up: spaced letters joined, in lower case, `&` as a word, no punctuation or icons. */
export function bareHeading(printed: string): string {
  const joined = printed
    .trim()
    .split(/\s{2,}|\u00a0+/)
    .map((word) => (/^(?:\p{L} )+\p{L}$/u.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ');
  return joined
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{M}'’]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Which section a printed heading begins, however it is set; undefined for other words. */
export const sectionOf = (printed: string): SectionName | undefined =>
  printed.length > LONGEST ? undefined : NAMES.get(bareHeading(printed));
