import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import { html, list, type PageLayout, tag } from './page-layout.ts';

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    tag('div', tag('b', html(title)) + tag('span', html(dates)), 'apart'),
    tag('i', html(filled(organisation, place).join(', '))),
    tag('p', html(text)),
    list(bullets),
    ...notes.map((note) => tag('p', html(note))),
  ].join('');

const group = ({ name, items }: Group): string =>
  tag('p', items.length === 0 ? html(name) : tag('b', `${html(name)}: `) + html(items.join(', ')));

const section = ({ heading, text, entries, groups }: Section): string =>
  [
    tag('h2', html(heading)),
    tag('p', html(text)),
    ...entries.map((each) => tag('article', entry(each))),
    ...groups.map(group),
  ].join('');

/** One column: the name centred, headings in capitals over a rule, dates at the right of titles. */
export const classic: PageLayout = {
  style: { dates: { point: 'long', dash: ' – ' }, study: 'phrase' },
  css: `@page { margin: 18mm } body { font: 10.5pt/1.4 Liberation Serif, serif; margin: 0 } header { text-align: center }
h1 { font-size: 22pt; margin: 0 } h2 { break-after: avoid; font-size: 11pt; text-transform: uppercase; border-bottom: 0.8pt solid #222; margin: 12pt 0 4pt }
p, ul { margin: 2pt 0 } ul { padding-left: 15pt } article { margin-bottom: 7pt; break-inside: avoid } .apart { display: flex; justify-content: space-between }`,
  body: ({ name, label, contacts, sections }) =>
    [
      tag(
        'header',
        tag('h1', html(name)) + tag('p', html(label)) + tag('p', contacts.map(({ text }) => html(text)).join(' · ')),
      ),
      ...sections.map(section),
    ].join(''),
};
