import { type Contact, type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import type { Kind } from '../sheet/words.ts';
import { html, list, type PageLayout, sectionsOf, tag } from './page-layout.ts';

const ASIDE: readonly Kind[] = ['skills', 'languages', 'interests'];
const MAIN: readonly Kind[] = [
  'summary',
  'work',
  'education',
  'projects',
  'certificates',
  'volunteer',
  'awards',
  'publications',
];

const PICTURE =
  '<svg width="90" height="90" viewBox="0 0 90 90"><circle cx="45" cy="45" r="45" fill="#8fa8b8"/><circle cx="45" cy="36" r="15" fill="#fff"/><path d="M15 80a30 26 0 0 1 60 0z" fill="#fff"/></svg>';
/** A pin, an envelope and the like, drawn: no text. */
const ICON = '<svg class="icon" width="9" height="9"><circle cx="4.5" cy="4.5" r="4" fill="none" stroke="#fff"/></svg>';

const contact = ({ text }: Contact): string => tag('p', ICON + html(text));

/** Skills as chips; languages and the like as lines. */
const group = ({ name, items }: Group): string =>
  tag('h3', html(name)) + tag('div', items.map((item) => tag('span', html(item), 'chip')).join(' '));

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    tag('small', html(dates)),
    tag('h3', html(title)),
    tag('em', html(filled(organisation, place).join(' | '))),
    tag('p', html(text)),
    list(bullets),
    ...notes.map((note) => tag('p', html(note))),
  ].join('');

const section = ({ heading, text, entries, groups }: Section): string =>
  [tag('h2', html(heading)), tag('p', html(text)), ...entries.map(entry), ...groups.map(group)].join('');

/** A coloured sidebar on the left with contacts and chips; letter-spaced headings, dates above titles. */
export const sidebarLeft: PageLayout = {
  style: {
    dates: { point: 'numeric', dash: ' – ', since: true },
    heading: 1,
    place: ({ address, postalCode, city }) => filled(address, filled(postalCode, city).join(' ')).join(', '),
  },
  css: `@page { margin: 0 } body { margin: 0; font: 9.5pt/1.4 Liberation Sans, sans-serif; display: grid; grid-template-columns: 62mm 1fr; min-height: 297mm; print-color-adjust: exact }
aside { background: #23404f; color: #fff; padding: 12mm 7mm } main { padding: 12mm 10mm } h1 { font-size: 25pt; margin: 0; line-height: 1.1 }
h2 { break-after: avoid; font-size: 10pt; letter-spacing: 0.25em; text-transform: uppercase; font-weight: normal; margin: 13pt 0 4pt } h3 { font-size: 10pt; margin: 3pt 0 0 } p, ul { margin: 2pt 0 } ul { padding-left: 12pt }
.chip { display: inline-block; border: 0.5pt solid #fff; border-radius: 7pt; padding: 1pt 5pt; margin: 1.5pt 0 } .icon { margin-right: 5pt } small { display: block; color: #667; margin-top: 6pt }`,
  body: (sheet) =>
    tag(
      'aside',
      [
        PICTURE,
        tag('h2', html(sheet.words.labels.contact)),
        ...sheet.contacts.map(contact),
        ...sectionsOf(sheet, ASIDE).map(section),
      ].join(''),
    ) +
    tag(
      'main',
      tag('h1', html(sheet.name)) + tag('p', html(sheet.label)) + sectionsOf(sheet, MAIN).map(section).join(''),
    ),
};
