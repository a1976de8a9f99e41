import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import { html, list, type PageLayout, tag } from './page-layout.ts';

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    tag('h3', html(filled(organisation, title).join(' — '))),
    tag('small', html(filled(dates, place).join(', '))),
    tag('p', html(text)),
    list(bullets),
    ...notes.map((note) => tag('p', html(note))),
  ].join('');

const group = ({ name, items }: Group): string =>
  items.length === 0 ? tag('p', html(name)) : tag('h4', html(name)) + list(items);

const section = ({ heading, text, entries, groups }: Section): string =>
  tag('h2', html(heading)) + tag('div', [tag('p', html(text)), ...entries.map(entry), ...groups.map(group)].join(''));

/** Labels of sections in a gutter on the left; the organisation before the title, dates on a line below. */
export const labelGutter: PageLayout = {
  style: {
    dates: { point: 'short', dash: ' - ' },
    coursesAsBullets: true,
    place: ({ postalCode, city }) => filled(postalCode, city).join(' '),
  },
  css: `@page { margin: 20mm 16mm } body { font: 10pt/1.4 Liberation Sans, sans-serif; margin: 0; color: #222 } h1 { font-size: 24pt; margin: 0 0 2pt }
main { display: grid; grid-template-columns: 36mm 1fr; column-gap: 8mm; border-top: 1.5pt solid #999; margin-top: 8pt }
main > * { margin: 0; padding-top: 9pt } h2 { font-size: 10pt; color: #777; text-align: right } h3 { font-size: 10.5pt; margin: 0 } h4 { font-size: 10pt; margin: 3pt 0 0 }
small { color: #555; display: block } p, ul { margin: 2pt 0 6pt } ul { padding-left: 13pt }`,
  body: ({ name, label, contacts, sections }) =>
    [
      tag('h1', html(name)),
      tag('div', html(label)),
      tag('div', contacts.map(({ text }) => html(text)).join(' | ')),
      tag('main', sections.map(section).join('')),
    ].join(''),
};
