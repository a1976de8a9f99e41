import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import { html, list, type PageLayout, tag } from './page-layout.ts';

const row = (left: string, right: string): string => `<div>${html(left)}</div><div>${right}</div>`;

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  row(
    dates,
    [
      tag('b', html(title)),
      tag('div', html(filled(organisation, place).join(', '))),
      tag('p', html(text)),
      list(bullets),
      ...notes.map((note) => tag('p', html(note))),
    ].join(''),
  );

const group = ({ name, items }: Group): string =>
  items.length === 0 ? row('', html(name)) : row(name, html(items.join(', ')));

const section = ({ heading, text, entries, groups }: Section): string =>
  [
    tag('h2', html(heading)),
    tag('p', html(text), 'across'),
    tag('div', [...entries.map(entry), ...groups.map(group)].join(''), 'rows'),
  ].join('');

/** Dates, and names of groups, in a gutter on the left; headings go across. */
export const dateGutter: PageLayout = {
  style: {
    dates: { point: 'numeric', dash: ' – ', since: true },
    study: 'phrase',
    place: ({ address, postalCode, city }) => filled(address, filled(postalCode, city).join(' ')).join(', '),
  },
  css: `@page { margin: 20mm } body { margin: 0; font: 10.5pt/1.35 Liberation Sans, sans-serif } h1 { font-size: 19pt; margin: 0 } h2 { break-after: avoid; font-size: 12.5pt; color: #1c4f8a; margin: 14pt 0 4pt }
.rows { display: grid; grid-template-columns: 40mm 1fr; row-gap: 6pt } p, ul { margin: 2pt 0 } ul { padding-left: 13pt } table { border-spacing: 0 } td { padding: 0 12pt 1pt 0 }`,
  body: ({ name, label, contacts, sections, words: { labels } }) => {
    const called = { address: labels.address, phone: labels.phone, email: labels.email, link: 'Web' } as const;
    const rows = contacts.map(({ kind, text }) =>
      tag('tr', tag('td', html(`${called[kind]}:`)) + tag('td', html(text))),
    );
    return [tag('h1', html(name)), tag('p', html(label)), tag('table', rows.join('')), ...sections.map(section)].join(
      '',
    );
  },
};
