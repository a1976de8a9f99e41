import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import type { Kind } from '../sheet/words.ts';
import { html, list, type PageLayout, sectionsOf, tag } from './page-layout.ts';

const MAIN: readonly Kind[] = ['summary', 'work', 'projects', 'volunteer', 'publications'];
const ASIDE: readonly Kind[] = ['education', 'skills', 'certificates', 'languages', 'awards', 'interests'];

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    tag('h3', html(filled(organisation, place).join(', ') || title)),
    tag('div', html(filled(organisation ? title : '', dates).join(' | ')), 'under'),
    tag('p', html(text)),
    list(bullets),
    ...notes.map((note) => tag('p', html(note))),
  ].join('');

/** A bar of five for how well something is done: drawn, not written. */
const BAR =
  '<svg width="60" height="6"><rect width="60" height="6" fill="#ddd"/><rect width="42" height="6" fill="#38761d"/></svg>';

const group = ({ name, items }: Group): string =>
  tag('h4', html(name)) + items.map((item) => tag('div', html(item) + BAR, 'level')).join('');

const section = ({ heading, text, entries, groups }: Section): string =>
  [tag('h2', html(heading)), tag('p', html(text)), ...entries.map(entry), ...groups.map(group)].join('');

/** A sidebar on the right with education and skills with bars; the organisation above the title, dates behind it. */
export const sidebarRight: PageLayout = {
  style: { dates: { point: 'short', dash: '–' }, heading: 2 },
  css: `@page { margin: 15mm } body { margin: 0; font: 9.8pt/1.4 Liberation Sans, sans-serif; print-color-adjust: exact } .columns { display: flex; gap: 9mm } main { flex: 1 } aside { width: 56mm; border-left: 2pt solid #38761d; padding-left: 6mm }
h1 { font-size: 26pt; color: #38761d; margin: 0 } h2 { break-after: avoid; font-size: 13pt; color: #38761d; margin: 12pt 0 3pt } h3 { font-size: 10.5pt; margin: 6pt 0 0 } h4 { font-size: 9.8pt; margin: 5pt 0 1pt; font-weight: bold }
.under { color: #555; font-style: italic } .level { display: flex; justify-content: space-between; align-items: center } p, ul { margin: 2pt 0 } ul { padding-left: 12pt }`,
  body: (sheet) => {
    const main = sectionsOf(sheet, MAIN).map(section).join('');
    const contacts = sheet.contacts.map(({ text }) => tag('div', html(text))).join('');
    const aside =
      tag('h2', html(sheet.words.labels.contact)) + contacts + sectionsOf(sheet, ASIDE).map(section).join('');
    return [
      tag('h1', html(sheet.name)),
      tag('div', html(sheet.label)),
      tag('div', tag('main', main) + tag('aside', aside), 'columns'),
    ].join('');
  },
};
