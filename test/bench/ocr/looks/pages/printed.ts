import { type Random, seeded } from '../../../pii/random.ts';
import type { Palette } from '../color-image.ts';
import type { Page } from './page.ts';
import { amount, date, goods, person, place, prose } from './sentences.ts';

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
const paragraphs = (random: Random, counts: readonly number[], language?: Parameters<typeof prose>[2]): string =>
  counts.map((count) => `<p>${prose(random, count, language)}</p>`).join('');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** The bodies of pages by kind; each stands for what people print. */
const KINDS: readonly ((random: Random) => string)[] = [
  (random) =>
    `<header><h1>${place(random)} Housing Office</h1>Letter of ${date(random)}</header><p>Dear ${person(random)},</p>
    ${paragraphs(random, [4, 3, 4])}<aside>${prose(random, 2)}</aside>${paragraphs(random, [3, 3])}
    <p>Yours faithfully,<br>${person(random)}</p><footer>${prose(random, 1)}</footer>`,
  (random) =>
    `<header><h1>Invoice ${random.digits(6)}</h1>${place(random)} Building Supplies</header><p>Bill to ${person(random)}, ${place(random)}, dated ${date(random)}</p>
    ${table(
      ['Item', 'Article', 'Quantity', 'Price', 'Total'],
      times(14, (index) => [`${index + 1}`, goods(random), `${1 + random.below(40)}`, amount(random), amount(random)]),
    )}<aside>Amount due ${amount(random)} until ${date(random)}</aside>${paragraphs(random, [3, 2])}<footer>${prose(random, 1)}</footer>`,
  (random) =>
    `<header><h1>Application for membership</h1>Form ${random.digits(4)}</header>${paragraphs(random, [2])}<dl>${[
      ['Name', person(random)],
      ['Street', `${place(random)} Road ${1 + random.below(90)}`],
      ['Town', place(random)],
      ['Date of birth', date(random)],
      ['Telephone', `0${random.digits(3)} ${random.digits(6)}`],
      ['Reference', random.digits(8)],
      ['Contribution', amount(random)],
      ['Guarantor', person(random)],
    ]
      .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
      .join(
        '',
      )}</dl><h2>Declaration</h2>${paragraphs(random, [3, 3])}<aside>${prose(random, 3)}</aside><footer>${prose(random, 1)}</footer>`,
  (random) =>
    `<header><h1>Report on the year</h1>${place(random)} Water Board</header><h2>1 Summary</h2>${paragraphs(random, [4])}<h2>2 Works</h2>${paragraphs(random, [3, 4])}
    ${table(
      ['Site', 'Begun', 'Finished', 'Cost'],
      times(6, () => [place(random), date(random), date(random), amount(random)]),
    )}<h2>3 Outlook</h2>${paragraphs(random, [3])}<aside>${prose(random, 2)}</aside>`,
  (random) =>
    `<header><h1>The ${place(random)} Messenger</h1>Number ${random.digits(3)}, ${date(random)}</header><section>${times(
      4,
      () => `<h2>${prose(random, 1).split(' ').slice(0, 4).join(' ')}</h2>${paragraphs(random, [3, 2])}`,
    ).join('')}<aside>${prose(random, 2)}</aside></section>`,
  (random) =>
    `<header><h1>Hausverwaltung ${place(random)}</h1>Schreiben vom ${date(random)}</header>${paragraphs(random, [4, 4], 'german')}
    <aside>${prose(random, 2, 'german')}</aside>${table(
      ['Posten', 'Zahl', 'Betrag'],
      times(7, () => [
        random.of(['Heizung', 'Wasser', 'Reinigung', 'Garten', 'Aufzug']),
        random.digits(2),
        amount(random),
      ]),
    )}${paragraphs(random, [3, 4], 'german')}`,
  (random) =>
    `<header><h1>Société de ${place(random)}</h1>Avis du ${date(random)}</header>${paragraphs(random, [4, 3], 'french')}
    <aside>${prose(random, 2, 'french')}</aside>${paragraphs(random, [4, 4], 'french')}<footer>${prose(random, 1, 'french')}</footer>`,
  (random) =>
    `<header><h1>Price list</h1>Valid from ${date(random)}</header>${table(
      ['Article', 'Number', 'Each', 'Dozen'],
      times(24, () => [goods(random), random.digits(5), amount(random), amount(random)]),
    )}<aside>${prose(random, 2)}</aside><footer>${prose(random, 1)}</footer>`,
];
const FONTS = ['Liberation Serif', 'Liberation Sans', 'DejaVu Serif', 'DejaVu Sans', 'Liberation Sans Narrow'] as const;

const rgb = (color: Palette['ink']): string => `rgb(${color.join(',')})`;

function styleOf(palette: Palette, font: string, size: number): string {
  const { paper, ink, muted, band, onBand, panel, onPanel } = palette;
  return `@page{size:A4;margin:0}*{box-sizing:border-box}
  body{margin:0;height:297mm;padding:16mm 18mm;background:${rgb(paper)};color:${rgb(ink)};font:${size}pt/1.35 '${font}'}
  header{background:${rgb(band)};color:${rgb(onBand)};margin:0 -8mm 6mm;padding:5mm 8mm}h1{margin:0 0 1mm;font-size:1.9em}
  h2{font-size:1.25em;margin:.8em 0 .3em}p{margin:0 0 .7em;text-align:justify}section{columns:2;column-gap:9mm}
  aside{background:${rgb(panel)};color:${rgb(onPanel)};padding:3mm 4mm;margin:4mm 0;break-inside:avoid}
  table{border-collapse:collapse;width:100%;margin:3mm 0}th{background:${rgb(band)};color:${rgb(onBand)};text-align:left}
  td,th{padding:1mm 2mm;border-bottom:.3mm solid ${rgb(muted)}}td:nth-child(n+3){text-align:right}th:nth-child(n+3){text-align:right}
  dl{display:grid;grid-template-columns:45mm 1fr;gap:2mm}dt,dd{margin:0}dd{border-bottom:.2mm solid ${rgb(muted)}}
  footer{font-size:.85em;color:${rgb(muted)};margin-top:5mm}`;
}

/** Pages of HTML: letters, invoices, forms, reports, two columns; English, some German and French. */
export const printedPages: readonly Page[] = KINDS.map((kind, index) => {
  const random = seeded(1_000 + index);
  const body = kind(random);
  const [font, size] = [FONTS[index % FONTS.length] as string, 10 + random.below(3)];
  return {
    id: `printed-${index + 1}`,
    text: body.replace(/<[^>]*>/g, ' '),
    make: (palette, press) => press.print(`<style>${styleOf(palette, font, size)}</style>${body}`),
  };
});
