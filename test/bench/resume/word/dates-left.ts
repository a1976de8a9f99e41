import { cell, numbering, row, table } from '../../../fixtures/docx.ts';
import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import { entryBlock } from './blocks.ts';
import { BULLETS, type WordLayout } from './layout.ts';
import { bold, line, plain, words } from './word-text.ts';

const across = (content: string): string => row([cell(content, '<w:gridSpan w:val="2"/>')]);

const entryRow = (entry: Entry): string => row([cell(plain(entry.dates)), cell(entryBlock({ ...entry, dates: '' }))]);

const groupRow = ({ name, items }: Group): string => row([cell(plain(name)), cell(plain(items.join(', ')))]);

const section = ({ heading, text, entries, groups }: Section): string =>
  [
    across(line(bold(heading))),
    ...filled(text).map((text) => across(plain(text))),
    ...entries.map(entryRow),
    ...groups.map(groupRow),
  ].join('');

/** A table with a row for each entry: its dates on the left, what it was on the right; headings go across. */
export const datesLeft: WordLayout = {
  style: { dates: { point: 'numeric', dash: ' – ' } },
  write: ({ name, label, contacts, sections }) => ({
    body: [
      line(words(name, '<w:b/><w:sz w:val="36"/>')),
      plain(label),
      plain(contacts.map(({ text }) => text).join(' · ')),
      table(sections.map(section)),
    ].join(''),
    numbering: numbering(1, BULLETS),
  }),
};
