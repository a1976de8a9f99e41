import { heading, headingStyles, listItem, numbering, style } from '../../../fixtures/docx.ts';
import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import { BULLETS, type WordLayout } from './layout.ts';
import { bold, italic, line, plain, words } from './word-text.ts';

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    heading(2, words(title)),
    line(italic(filled(organisation, place).join(', '))),
    plain(dates),
    plain(text),
    ...bullets.map((bullet) => listItem(words(bullet))),
    ...notes.map((note) => plain(note)),
  ].join('');

const group = ({ name, items }: Group): string =>
  items.length === 0 ? listItem(words(name)) : listItem(bold(`${name}: `) + words(items.join(', ')));

const section = ({ heading: title, text, entries, groups }: Section): string =>
  [heading(1, words(title)), plain(text), ...entries.map(entry), ...groups.map(group)].join('');

/** Styles for the title, headings of two levels and lists: as Word's own templates do it. */
export const styles: WordLayout = {
  style: { dates: { point: 'long', dash: ' – ' } },
  write: ({ name, label, contacts, sections }) => ({
    body: [
      plain(name, '<w:pStyle w:val="Title"/>'),
      plain(label, '<w:pStyle w:val="Subtitle"/>'),
      plain(contacts.map(({ text }) => text).join(' | ')),
      ...sections.map(section),
    ].join(''),
    styles: headingStyles + style('Title', 'Title') + style('Subtitle', 'Subtitle'),
    numbering: numbering(1, BULLETS),
  }),
};
