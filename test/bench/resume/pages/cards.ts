import { type Entry, filled, type Group, type Section } from '../sheet/sheet.ts';
import type { Kind } from '../sheet/words.ts';
import { html, list, type PageLayout, sectionsOf, tag } from './page-layout.ts';

const WIDE: readonly Kind[] = ['summary', 'work', 'projects'];
/** Not what only its heading tells from jobs and skills. */
const HALF: readonly Kind[] = ['education', 'skills', 'certificates', 'languages'];

/** A drawing in place of a heading: another for each section, none with text. */
const icon = (kind: Kind): string => {
  const corners = 3 + (kind.length % 5);
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return `${(10 + 8 * Math.sin(angle)).toFixed(1)},${(10 - 8 * Math.cos(angle)).toFixed(1)}`;
  });
  return `<svg class="icon" width="20" height="20"><polygon points="${points.join(' ')}" fill="#b0562f"/></svg>`;
};

const entry = ({ title, organisation, place, dates, text, bullets, notes }: Entry): string =>
  tag(
    'article',
    [
      tag('span', html(dates), 'pill'),
      tag('h3', html(title)),
      tag('div', html(filled(organisation, place).join(' · ')), 'at'),
      tag('p', html(text)),
      list(bullets),
      ...notes.map((note) => tag('p', html(note))),
    ].join(''),
  );

const group = ({ name, items }: Group): string =>
  tag('p', items.length === 0 ? html(name) : `${tag('b', html(name))}<br>${html(items.join(' · '))}`);

const section = ({ kind, text, entries, groups }: Section): string =>
  tag('section', [icon(kind), tag('p', html(text)), ...entries.map(entry), ...groups.map(group)].join(''));

/** Cards with borders, wide ones and two beside each other; headings are drawings alone. */
export const cards: PageLayout = {
  style: { dates: { point: 'dotted', dash: ' – ' } },
  css: `@page { margin: 14mm } body { margin: 0; font: 9.5pt/1.4 Liberation Sans, sans-serif; print-color-adjust: exact } header { background: #f3e9e2; padding: 8pt 12pt; border-radius: 6pt }
h1 { font-size: 20pt; margin: 0 } h3 { font-size: 10pt; margin: 0 } section { border: 0.7pt solid #ccc; border-radius: 6pt; padding: 7pt 10pt; margin-top: 8pt } article { margin-bottom: 6pt; break-inside: avoid }
.half { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8pt } .pill { float: right; background: #f3e9e2; border-radius: 6pt; padding: 0 6pt } .at { color: #b0562f } p, ul { margin: 2pt 0 } ul { padding-left: 13pt }`,
  body: (sheet) =>
    [
      tag(
        'header',
        tag('h1', html(sheet.name)) +
          tag('div', html(sheet.label)) +
          tag('div', sheet.contacts.map(({ text }) => html(text)).join(' &nbsp; ')),
      ),
      ...sectionsOf(sheet, WIDE).map(section),
      tag('div', sectionsOf(sheet, HALF).map(section).join(''), 'half'),
    ].join(''),
};
