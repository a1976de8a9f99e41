import type { Flow, ParagraphContent, TableContent } from '../content.ts';
import { isLayout } from './layout-tables.ts';
import { lookOf, type ParagraphLook } from './paragraph-look.ts';
import { typedMarker } from './typed-marker.ts';

/** Words from which a paragraph is text, and above which it is too long for a heading, as in `layout/headings`. */
const TEXT_WORDS = 12;
const LONG_WORDS = 20;
/** Words that a section has below a heading of its text's size: less is a label, or a name with its office. */
const FEWEST_BELOW = 8;
/** Letters of about half a page: of less text a title alone is a good part. */
const FEWEST_LETTERS = 800;
const ENDS_SENTENCE = /[.;。]["”’»)]?$/;

/** A paragraph with text in the body, outside of text boxes, or what stands between two of them. */
export interface Entry {
  readonly paragraph: ParagraphContent | undefined;
  readonly look: ParagraphLook | undefined;
  /** Prose, an item, a listing, a table or a picture: what headings stand above. */
  readonly isText: boolean;
}

/** What all paragraphs that are set alike have in common. */
export interface StyleFigures {
  /** Of those that may be titles by what they say, as for the last two. */
  readonly count: number;
  /** Their share of all letters; of the fewest that tell of shares, where there are less. */
  readonly share: number;
  /** Share of them that are too long for a heading. */
  readonly long: number;
  /** Share of them that end as a sentence does. */
  readonly sentences: number;
  /** Share of them that stand above text in another style, or above a heading that is no larger. */
  readonly aboveText: number;
  /** Share of them below which there is more than a label has: see `hasSection`. */
  readonly sections: number;
}

/** The paragraphs and tables of a body in order, empty ones left out. */
export const entriesOf = (flow: readonly Flow[]): Entry[] =>
  flow.flatMap((content): Entry | Entry[] => {
    if (content.textBox !== undefined) return [];
    if (content.kind === 'table') return tableEntries(content);
    const look = lookOf(content);
    if (!look) {
      const shows = content.inlines.some(({ kind }) => kind === 'image');
      return shows ? { paragraph: undefined, look: undefined, isText: true } : [];
    }
    const { list, role } = content.format;
    const isItem = list !== undefined || typedMarker(look.text)?.kind === 'bullet';
    return { paragraph: content, look, isText: isItem || role !== undefined || look.words >= TEXT_WORDS };
  });

const tableEntries = (table: TableContent): Entry[] =>
  isLayout(table)
    ? table.rows.flatMap(({ cells }) => cells.flatMap((cell) => entriesOf(cell.flow)))
    : [{ paragraph: undefined, look: undefined, isText: true }];

/** How most text is set: that of paragraphs of some length, if there are any. */
export function textLook(entries: readonly Entry[]): ParagraphLook | undefined {
  const looks = entries.flatMap(({ look, paragraph }) => (look && paragraph?.format.role !== 'code' ? [look] : []));
  const prose = looks.filter(({ words }) => words >= TEXT_WORDS);
  const letters = new Map<string, number>();
  const counted = prose.length > 0 ? prose : looks;
  for (const { key, letters: own } of counted) letters.set(key, (letters.get(key) ?? 0) + own);
  const [most] = [...letters].sort(([, a], [, b]) => b - a)[0] ?? [];
  return counted.find(({ key }) => key === most);
}

/**
 * Figures of each style by the key of its looks.
 * @param mayBeHeading whether what an entry says may be a title: others tell nothing of what stands below a style.
 */
export function figuresOf(
  entries: readonly Entry[],
  mayBeHeading: (entry: Entry) => boolean,
): ReadonlyMap<string, StyleFigures> {
  const members = new Map<
    string,
    { entry: Entry; look: ParagraphLook; next: Entry | undefined; hasSection: boolean }[]
  >();
  let all = 0;
  for (const [index, entry] of entries.entries()) {
    const { look } = entry;
    if (!look) continue;
    all += look.letters;
    const own = members.get(look.key) ?? [];
    members.set(look.key, own);
    own.push({ entry, look, next: entries[index + 1], hasSection: hasSection(entries, index) });
  }
  return new Map(
    [...members].map(([key, own]) => {
      type Member = (typeof own)[number];
      const titles = own.filter(({ entry }) => mayBeHeading(entry));
      const shareOf = (holds: (member: Member) => boolean, among = own): number =>
        among.filter(holds).length / Math.max(among.length, 1);
      return [
        key,
        {
          count: titles.length,
          share: own.reduce((sum, { look }) => sum + look.letters, 0) / Math.max(all, FEWEST_LETTERS),
          long: shareOf(({ look }) => look.words > LONG_WORDS),
          sentences: shareOf(({ look }) => ENDS_SENTENCE.test(look.text)),
          aboveText: shareOf(({ look, next }) => isAboveText(look, next), titles),
          sections: shareOf((member) => member.hasSection, titles),
        },
      ];
    }),
  );
}

function isAboveText({ key, size, bold }: ParagraphLook, next: Entry | undefined): boolean {
  if (!next || next.look?.key === key) return false;
  return next.isText || (bold && next.look?.bold === true && next.look.size <= size);
}

/** Whether there is text between a paragraph and the next one that is set alike. */
export function hasSection(entries: readonly Entry[], index: number): boolean {
  const key = entries[index]?.look?.key;
  let words = 0;
  for (let next = index + 1; next < entries.length && words < FEWEST_BELOW; next++) {
    const entry = entries[next];
    if (entry?.look?.key === key) return false;
    words += entry?.isText ? FEWEST_BELOW : (entry?.look?.words ?? 0);
  }
  return words >= FEWEST_BELOW;
}
