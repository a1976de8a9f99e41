import type { Cell, Table } from '../../../document/block.ts';
import { countWhile } from '../../../platform/count-while.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { namesOtherNumber } from '../context.ts';
import { columnsOf, isLabelAndValue } from './column-heads.ts';
import { type Label, labelOf } from './labels.ts';
import { SURE_NAME } from './scores.ts';

/** Heads of columns in which things of a catalogue are described, in ten languages. */
const THING =
  /^(?:description|item|product|article|material|part|model|bezeichnung|artikel|produkt|beschreibung|désignation|libellé|produit|descripción|producto|artículo|descrizione|prodotto|articolo|descrição|produto|artigo|omschrijving|opis|nazwa|towar|benämning|beskrivning|varunamn|beskrivelse|vare|tuote|nimike)$/iu;
/** Heads of columns of numbers of things. */
const NUMBER_OF_THING =
  /^(?:sku|ean|gtin|upc|isbn|code|(?:item|part|product|article|model|stock|material|catalogue|catalog)[ -]?(?:no|nr|num|number|code|id|#)|art(?:ikel|icle)?\.?[ -]?(?:nr|no|nummer)|bestell-?(?:nr|nummer)|teile-?(?:nr|nummer)|réf|référence|ref|referencia|referência|código|codice|cod|indeks|varenr|varenummer|tuotenumero)[.:]?$/iu;
/** Heads that say what is counted or paid. */
const AMOUNT =
  /^(?:qty|quantity|unit|units|price|amount|total|pos|lot|colour|color|size|menge|anzahl|preis|betrag|einheit|ve|quantité|prix|montant|cantidad|precio|importe|quantità|prezzo|quantidade|preço|aantal|prijs|bedrag|ilość|cena|antal|pris|antall|määrä|hinta)$/iu;

/** Heads of columns of what is examined, and of those that say in what it is measured and what is usual, in ten languages. */
const EXAMINED =
  /^(?:test|tests|test name|analyte|assay|examination|investigation|parameter|marker|untersuchung|analyt|laborwert|messgröße|analyse|examen|dosage|paramètre|prueba|análisis|parámetro|esame|analisi|parametro|exame|análise|parâmetro|bepaling|onderzoek|badanie|analys|prov|tutkimus)$/iu;
const MEASURED =
  /^(?:units?|einheit(?:en)?|unités?|unidad(?:es)?|unità|unidades?|eenheid|jednostka|enhet|(?:reference|normal)(?: (?:range|interval|values?))?|ref(?:\.|erenz)?(?:bereich|werte?)?|normwerte?|valeurs? de référence|valores? de referencia|intervallo di riferimento|valores? de referência|referentie(?:waarden?)?|norma|referensintervall)$/iu;
/** Types that words are taken for by themselves: the name of a test is none of them. */
const NAMES: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);

/** What a column of a table says of the candidates in it that no label makes such. */
type Kind = 'head' | 'number' | 'thing' | 'test' | 'place';

interface Place extends Span {
  readonly kind: Kind;
}

/**
 * Candidates without telephone numbers below heads such as `Part number`, without persons among the heads of a table and
 * below the description of its articles, and without names among those of laboratory tests; a person that is the whole
 * cell of a column of places is the place.
 */
export function withoutImpersonalColumns(text: PlainText, candidates: readonly Candidate[]): readonly Candidate[] {
  const places = text.tables.flatMap((table) => placesIn(text, table)).sort((a, b) => a.start - b.start);
  if (places.length === 0) return candidates;
  return candidates.flatMap((candidate) => {
    const place = places[countWhile(places, ({ end }) => end < candidate.end)];
    if (!place || place.start > candidate.start) return [candidate];
    return kept(candidate, place);
  });
}

function kept(candidate: Candidate, { kind, start, end }: Place): Candidate[] {
  const { type, score } = candidate;
  if (kind === 'test') return NAMES.has(type) ? [] : [candidate];
  if (type === 'PHONE') return kind === 'number' ? [] : [candidate];
  if (type !== 'PERSON' || kind === 'number') return [candidate];
  if (kind === 'place') {
    return candidate.start === start && candidate.end === end ? [{ ...candidate, type: 'LOCATION' }] : [candidate];
  }
  return kind === 'head' && score >= SURE_NAME ? [candidate] : [];
}

function placesIn(text: PlainText, { rows }: Table): Place[] {
  const [head, ...body] = rows;
  if (!head || body.length === 0 || head.length < 2) return [];
  const spanOf = (cell: Cell): Span | undefined => text.cells.get(cell);
  const printed = (cell: Cell): string => {
    const span = spanOf(cell);
    return span ? text.text.slice(span.start, span.end).trim() : '';
  };
  const heads = head.map(printed);
  const labels = heads.map((words) => (words === '' ? undefined : labelOf(words)));
  const known = heads.filter((words, index) => labels[index] || isOfThings(words)).length;
  // In a form labels and values stand side by side: its first row has no more labels than values.
  if (known < 2 || known * 2 <= head.length) return [];
  if (labels.some((label, index) => label && isLabelAndValue(body, index, printed))) return [];
  const isCatalogue = heads.some((words) => NUMBER_OF_THING.test(words));
  const isOfTests = heads.some((words) => MEASURED.test(words));
  const kinds = new Map<number, Kind>();
  for (const [index, column] of columnsOf(head).entries()) {
    const kind = kindOf(heads[index] ?? '', labels[index], { isCatalogue, isOfTests });
    if (kind) kinds.set(column, kind);
  }
  const placed = (cell: Cell, kind: Kind | undefined): Place[] => {
    const span = spanOf(cell);
    return span && kind ? [{ ...span, kind }] : [];
  };
  return [
    ...head.flatMap((cell) => placed(cell, 'head')),
    ...body.flatMap((row) => columnsOf(row).flatMap((column, at) => placed(row[at] as Cell, kinds.get(column)))),
  ];
}

const isOfThings = (head: string): boolean =>
  [THING, NUMBER_OF_THING, AMOUNT, EXAMINED, MEASURED].some((words) => words.test(head)) || namesOtherNumber(head);

function kindOf(
  head: string,
  label: Label | undefined,
  { isCatalogue, isOfTests }: { readonly isCatalogue: boolean; readonly isOfTests: boolean },
): Kind | undefined {
  if (NUMBER_OF_THING.test(head) || namesOtherNumber(head)) return 'number';
  if (isOfTests && EXAMINED.test(head)) return 'test';
  if (isCatalogue && THING.test(head)) return 'thing';
  return label?.sure && label.types[0] === 'ADDRESS' ? 'place' : undefined;
}
