import type { Entry, Group, Section } from '../sheet/sheet.ts';
import type { Kind } from '../sheet/words.ts';
import { html, list, type PageLayout, sectionsOf, tag } from './page-layout.ts';

const LEFT: readonly Kind[] = ['work', 'volunteer', 'publications'];
const RIGHT: readonly Kind[] = ['education', 'skills', 'projects', 'certificates', 'languages', 'awards', 'interests'];

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  [
    tag('h3', html(title)),
    tag('div', html(organisation), 'at'),
    tag('div', tag('span', html(dates)) + tag('span', html(place)), 'apart'),
    tag('p', html(text)),
    list(bullets),
    ...notes.map((note) => tag('p', html(note))),
  ].join('');

const group = ({ name, items }: Group): string =>
  tag('p', tag('b', html(name)) + (items.length === 0 ? '' : ` – ${html(items.join(', '))}`));

const section = ({ heading, text, entries, groups }: Section): string =>
  [tag('h2', html(heading)), tag('p', html(text)), ...entries.map(entry), ...groups.map(group)].join('');

/** Two columns of one width under the name and the summary; letter-spaced headings, dates and place below the organisation. */
export const twoColumns: PageLayout = {
  style: { dates: { point: 'short', dash: ' – ' }, study: 'phrase', heading: 1 },
  css: `@page { margin: 16mm } body { margin: 0; font: 9.6pt/1.4 Liberation Serif, serif } header { border-bottom: 1pt solid #000; padding-bottom: 5pt } h1 { font-size: 23pt; letter-spacing: 0.08em; text-transform: uppercase; margin: 0; font-weight: normal }
.columns { display: grid; grid-template-columns: 1fr 1fr; column-gap: 10mm } h2 { break-after: avoid; font-size: 10.5pt; letter-spacing: 0.35em; text-transform: uppercase; margin: 12pt 0 3pt } h3 { font-size: 10pt; margin: 6pt 0 0 }
.at { font-style: italic } .apart { display: flex; justify-content: space-between; color: #444 } p, ul { margin: 2pt 0 } ul { padding-left: 12pt }`,
  body: (sheet) => {
    const [summary] = sectionsOf(sheet, ['summary']);
    const column = (kinds: readonly Kind[]): string => `<div>${sectionsOf(sheet, kinds).map(section).join('')}</div>`;
    return [
      tag(
        'header',
        [
          tag('h1', html(sheet.name)),
          tag('div', html(sheet.label)),
          tag('div', sheet.contacts.map(({ text }) => html(text)).join(' • ')),
        ].join(''),
      ),
      tag('p', html(summary?.text ?? '')),
      tag('div', column(LEFT) + column(RIGHT), 'columns'),
    ].join('');
  },
};
