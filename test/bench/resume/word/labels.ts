import { cell, numbering, row, table } from '../../../fixtures/docx.ts';
import type { Section } from '../sheet/sheet.ts';
import { entryBlock, groupLine } from './blocks.ts';
import { BULLETS, type WordLayout } from './layout.ts';
import { bold, line, plain, words } from './word-text.ts';

const content = ({ text, entries, groups }: Section): string =>
  [plain(text), ...entries.map(entryBlock), ...groups.map(groupLine)].join('');

/** A table with a row for each section: its label in the cell on the left, its content on the right. */
export const labels: WordLayout = {
  style: { dates: { point: 'numeric', dash: ' - ' } },
  write: ({ name, label, contacts, sections, words: { labels } }) => ({
    body: [
      line(words(name, '<w:b/><w:sz w:val="36"/>')),
      plain(label),
      table([
        row([cell(line(bold(labels.contact))), cell(contacts.map(({ text }) => plain(text)).join(''))]),
        ...sections.map((section) => row([cell(line(bold(section.heading))), cell(content(section))])),
      ]),
    ].join(''),
    numbering: numbering(1, BULLETS),
  }),
};
