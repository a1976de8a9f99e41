import { cell, heading, headingStyles, numbering, row, table } from '../../../fixtures/docx.ts';
import type { Section, Sheet } from '../sheet/sheet.ts';
import { entryBlock, groupBlock } from './blocks.ts';
import { BULLETS, type WordLayout } from './layout.ts';
import { bold, line, plain, words } from './word-text.ts';

/** What stands in the sidebar; all else is on the right. */
const ASIDE: ReadonlySet<string> = new Set(['skills', 'languages', 'interests', 'certificates']);

const section = ({ heading: title, text, entries, groups }: Section): string =>
  [heading(2, words(title)), plain(text), ...entries.map(entryBlock), ...groups.map(groupBlock)].join('');

const sidebar = ({ contacts, sections, words: { labels } }: Sheet): string =>
  [
    heading(2, words(labels.contact)),
    ...contacts.map(({ text }) => plain(text)),
    ...sections.filter(({ kind }) => ASIDE.has(kind)).map(section),
  ].join('');

const main = ({ name, label, sections }: Sheet): string =>
  [
    line(bold(name), '<w:spacing w:after="60"/>'),
    plain(label),
    ...sections.filter(({ kind }) => !ASIDE.has(kind)).map(section),
  ].join('');

/** One table for the whole page: a sidebar with contacts and skills on the left, the name and what was done on the right. */
export const tables: WordLayout = {
  style: { dates: { point: 'short', dash: ' – ' }, heading: 1 },
  write: (sheet) => ({
    body: table([
      row([
        cell(sidebar(sheet), '<w:tcW w:w="3000" w:type="dxa"/>'),
        cell(main(sheet), '<w:tcW w:w="6360" w:type="dxa"/>'),
      ]),
    ]),
    styles: headingStyles,
    numbering: numbering(1, BULLETS),
  }),
};
