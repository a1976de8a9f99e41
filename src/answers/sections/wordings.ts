import { withoutAccents } from '../text/fold.ts';
import type { SectionName, Wordings } from './section-names.ts';
import { DOCUMENT_TITLES, ENDINGS, JOINERS, MODIFIERS } from './wordings/compounds.ts';
import { dutch } from './wordings/dutch.ts';
import { english } from './wordings/english.ts';
import { french } from './wordings/french.ts';
import { german } from './wordings/german.ts';
import { italian } from './wordings/italian.ts';
import { polish } from './wordings/polish.ts';
import { portuguese } from './wordings/portuguese.ts';
import { spanish } from './wordings/spanish.ts';

/** The headings of resumes, a file for each language. Where two disagree, the first counts. */
const LANGUAGES: readonly Wordings[] = [english, german, french, spanish, portuguese, italian, dutch, polish];

/** Longest heading in UTF-16 units, with spaces between its letters. */
const LONGEST = 80;

/** The number or letter before a heading: `1.`, `II.`, `A)`. */
const ORDINAL = /^\s*(?:\d{1,2}|[ivx]{1,4}|[a-h])\s?[.)]\s+/iu;
/** That a section goes on overleaf. */
const CONTINUED =
  /\((?:continued|cont['’.]?d?\.?|fortsetzung|forts\.|suite|continuación|cont\.|continuação|segue|vervolg|c\.d\.|cd\.)\)/giu;

/** A heading as it is looked up: in lower case, without accents, ordinals, punctuation and icons. */
export const bareHeading = (printed: string): string =>
  withoutAccents(printed.replace(ORDINAL, '').replace(CONTINUED, ''))
    .replace(/'/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[&+/|]/g, ' & ')
    .replace(/[^\p{L}\p{M}&]+/gu, ' ')
    .replace(/^[ &]+|(?<![ &])[ &]+$/g, '')
    .replace(SPACED_WORD, (letters) => letters.replaceAll(' ', ''))
    .toLowerCase();

/** Letters that stand apart beside a word whose letters do not, as one line or word of a heading may be read. */
const SPACED_WORD = /(?<=\p{L}{2} )\p{L}(?: \p{L}){2,}$|^\p{L}(?: \p{L}){2,}(?= \p{L}{2})/u;

const joiner = new RegExp(`^(?:&|${JOINERS})$`);

/** A bare heading as a key: every word between headings is `&`, without the spaces between and within words. */
const keyOf = (bare: string): string =>
  isSpaced(bare)
    ? bare.replaceAll(' ', '')
    : bare
        .split(' ')
        .map((word) => (joiner.test(word) ? '&' : word))
        .join('');

/** Whether the letters of a heading stand apart: `S K I L L S`. */
const isSpaced = (bare: string): boolean => /^\p{L}(?: [\p{L}&]){2,}$/u.test(bare);

const NAMES: ReadonlyMap<string, SectionName> = new Map(
  LANGUAGES.flatMap((wordings) =>
    (Object.keys(wordings) as SectionName[]).flatMap((name) =>
      wordings[name].split('|').map((wording): [string, SectionName] => [keyOf(bareHeading(wording)), name]),
    ),
  ).reverse(),
);

const MODIFIER = new Set(
  Object.values(MODIFIERS).flatMap((words) => words.split('|').map((word) => bareHeading(word))),
);

const ENDS = ENDINGS.map(([name, ends]) => [name, new RegExp(`^\\p{L}{3,}(?:${withoutAccents(ends)})$`, 'u')] as const);

const TITLES = new Set(DOCUMENT_TITLES.split('|').map((title) => keyOf(bareHeading(title))));

/** Which section a printed heading begins, however it is set; undefined for other words. */
export function sectionOf(printed: string): SectionName | undefined {
  if (printed.length > LONGEST) return undefined;
  const bare = bareHeading(printed);
  return NAMES.get(keyOf(bare)) ?? sectionOfParts(bare);
}

/** Whether a line is what a resume calls itself, not the heading of a section. */
export const isDocumentTitle = (printed: string): boolean =>
  printed.length <= LONGEST && TITLES.has(keyOf(bareHeading(printed)));

/** Most headings in one. */
const MOST_PARTS = 3;

/** `Skills and Craft`: a heading that the answer has a place for, joined with a word or two that are none. */
const PAIR = / (?:&|and|und|sowie|et|y|oraz) /;
/** Words of a part whose wording is not known. */
const MOST_BESIDE = 2;

/** The section of several known headings in one: the first that the answer has a place for. */
function sectionOfParts(bare: string): SectionName | undefined {
  const parts = isSpaced(bare) ? bare.split('&') : partsOf(bare);
  if (parts.length > MOST_PARTS) return undefined;
  const names = parts.map(sectionOfPart);
  const asked = names.find((name) => name !== undefined && name !== 'other');
  if (!names.includes(undefined)) return asked ?? names[0];
  const other = parts[names.indexOf(undefined)] ?? '';
  return PAIR.test(bare) && parts.length === 2 && other.split(' ').length <= MOST_BESIDE ? asked : undefined;
}

/** The words between joiners. */
function partsOf(bare: string): string[] {
  const parts: string[][] = [[]];
  for (const word of bare.split(' ')) {
    if (joiner.test(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(' ')).filter((part) => part !== '');
}

/**
 * The section of a heading with modifiers around it, or of a word with the end of a heading. What the answer has no
 * place for takes none: `Notable courses` within an entry is a label.
 */
function sectionOfPart(part: string): SectionName | undefined {
  const known = NAMES.get(keyOf(part));
  if (known) return known;
  const words = part.split(' ');
  if (words.length === 1) return ENDS.find(([, end]) => end.test(part))?.[0];
  const rest = MODIFIER.has(words[0] ?? '')
    ? words.slice(1)
    : MODIFIER.has(words.at(-1) ?? '')
      ? words.slice(0, -1)
      : undefined;
  const name = rest && sectionOfPart(rest.join(' '));
  return name === 'other' ? undefined : name;
}
