import { listItem } from '../../../fixtures/docx.ts';
import { type Entry, filled, type Group } from '../sheet/sheet.ts';
import { bold, italic, line, plain, words } from './word-text.ts';

/** An entry without styles: a bold title, an organisation, dates, text and bullets, a paragraph each. */
export const entryBlock = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    line(bold(title)),
    plain(filled(organisation, place).join(', ')),
    line(italic(dates)),
    plain(text),
    ...bullets.map((bullet) => listItem(words(bullet))),
    ...notes.map((note) => plain(note)),
  ].join('');

/** A group of skills: its name in bold, and a bullet for each of them. */
export const groupBlock = ({ name, items }: Group): string =>
  [line(bold(name)), ...items.map((item) => listItem(words(item)))].join('');

/** A group of skills on one line. */
export const groupLine = ({ name, items }: Group): string =>
  items.length === 0 ? plain(name) : line(bold(`${name}: `) + words(items.join(', ')));
