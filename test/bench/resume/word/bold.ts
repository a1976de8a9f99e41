import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import type { WordLayout } from './layout.ts';
import { bold as boldText, line, plain } from './word-text.ts';

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    line(boldText(filled(title, organisation).join(', '))),
    plain(filled(place, dates).join(' | ')),
    plain(text),
    ...bullets.map((bullet) => plain(`•\t${bullet}`)),
    ...notes.map((note) => plain(note)),
  ].join('');

const group = ({ name, items }: Group): string => plain(items.length === 0 ? name : `${name}: ${items.join(', ')}`);

const section = ({ heading, text, entries, groups }: Section): string =>
  [line(boldText(heading.toUpperCase())), plain(text), ...entries.map(entry), ...groups.map(group)].join('');

/** No styles at all: headings in bold capitals, bullets that are typed. */
export const bold: WordLayout = {
  style: { dates: { point: 'long', dash: ' - ' }, study: 'phrase' },
  write: ({ name, label, contacts, sections }) => ({
    body: [
      line(boldText(name)),
      plain(label),
      ...contacts.map(({ text }) => plain(text)),
      ...sections.map(section),
    ].join(''),
  }),
};
