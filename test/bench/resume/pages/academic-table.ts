import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import { html, list, type PageLayout, tag } from './page-layout.ts';

const row = (left: string, right: string): string => tag('tr', `<td>${left}</td><td>${right}</td>`);

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  row(
    html(dates),
    [
      tag('div', [tag('b', html(title)), ...filled(organisation, place).map(html)].join(', ')),
      tag('div', html(text)),
      list(bullets),
      ...notes.map((note) => tag('div', html(note))),
    ].join(''),
  );

const group = ({ name, items }: Group): string => row(html(name), html(items.join('; ')));

const section = ({ heading, text, entries, groups }: Section): string =>
  tag(
    'table',
    [
      `<tr><th colspan="2">${html(heading)}</th></tr>`,
      text === '' ? '' : `<tr><td colspan="2">${html(text)}</td></tr>`,
      ...entries.map(entry),
      ...groups.map(group),
    ].join(''),
  );

/** Tables with borders, as of universities: dates in the first column, one line of title, organisation and place beside them. */
export const academicTable: PageLayout = {
  style: { dates: { point: 'year', dash: '–' }, study: 'comma' },
  css: `@page { margin: 22mm } body { margin: 0; font: 11pt/1.35 Liberation Serif, serif } h1 { font-size: 17pt; text-align: center; margin: 0 } .centred { text-align: center }
table { width: 100%; border-collapse: collapse; margin-top: 10pt } td, th { border: 0.5pt solid #777; padding: 3pt 5pt; text-align: left; vertical-align: top } th { background: #eee } td:first-child:not([colspan]) { width: 30mm } ul { margin: 1pt 0; padding-left: 14pt }`,
  body: ({ name, label, contacts, sections, words: { labels } }) =>
    [
      tag('h1', html(name)),
      tag('div', html(label), 'centred'),
      tag(
        'table',
        contacts.map(({ kind, text }) => row(html(kind === 'link' ? 'URL' : labels[kind]), html(text))).join(''),
      ),
      ...sections.map(section),
    ].join(''),
};
