import { UNWATCHED } from '../../../document/watch.ts';
import { overlapping } from '../../text/overlapping.ts';
import { isComb } from '../../text/printed.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate, CandidateKind } from '../candidate.ts';
import { claimsOf } from '../fields/claims.ts';
import { endsAsLabel, endsWithColon } from '../label.ts';
import type { DocumentRecord } from '../record.ts';
import { captionText } from '../sheet/captions.ts';
import { valueParts } from '../values/value-span.ts';
import { addressWindow } from './address-window.ts';
import { bareLabels } from './bare-labels.ts';
import { captionedParties } from './captioned-parties.ts';
import { checkBoxes } from './check-boxes/check-boxes.ts';
import { withoutMarks } from './check-boxes/marks.ts';
import { currencies } from './currencies.ts';
import { type DrawnFields, drawnFields } from './drawn-fields.ts';
import { emailHeads } from './email-heads.ts';
import { formFields } from './form-fields.ts';
import { formTables } from './form-tables.ts';
import { identifierLines } from './identifier-lines.ts';
import { labelledLines } from './labelled-lines.ts';
import { issuerContacts } from './letterhead/issuer-contacts.ts';
import { letterhead } from './letterhead/letterhead.ts';
import { placeDates } from './letters/place-dates.ts';
import { signers } from './letters/signers.ts';
import { withoutNamedRoles } from './named-roles.ts';
import { partsOfAddresses } from './parts-of-addresses.ts';
import { printedFields } from './printed-fields.ts';
import { printedPairs } from './printed-pairs.ts';
import { rangeEnds } from './range-ends.ts';
import { receipts } from './receipts/receipts.ts';
import { signedDates } from './signed-dates.ts';
import { stamps } from './stamps.ts';
import { statements } from './statements/statements.ts';
import { rowHeads, tablePairs } from './tables.ts';
import { taxLines } from './tax-lines.ts';
import { telephoneLines } from './telephone-lines.ts';
import { titleNumbers } from './title-numbers.ts';
import { titleYears } from './title-years.ts';
import { totalLines } from './total-lines.ts';
import { totalRows } from './total-rows.ts';
import { vehicleCodes } from './vehicle-codes.ts';

/** Finds the values that one kind of structure names. */
export type Finder = (record: DocumentRecord) => readonly Candidate[];

/** A row for each kind of structure that names values, running text among them. */
const FINDERS: readonly Finder[] = [
  labelledLines,
  printedFields,
  tablePairs,
  totalRows,
  totalLines,
  taxLines,
  printedPairs,
  stamps,
  emailHeads,
  letterhead,
  addressWindow,
  captionedParties,
  telephoneLines,
  identifierLines,
  titleNumbers,
  titleYears,
  issuerContacts,
  currencies,
  receipts,
  statements,
  placeDates,
  signers,
  vehicleCodes,
];

/** Kinds that go by words, or by a whole grid of labels and values, whatever is drawn around one of them, or seems drawn on a scan. */
const BY_MORE: ReadonlySet<CandidateKind> = new Set([
  'line',
  'linked',
  'stamp',
  'stated',
  'implied',
  'field beside',
  'field below',
]);
/** Longest caption in UTF-16 units: what is longer declares or instructs. */
const LONGEST_CAPTION = 300;
/** Kinds that go by nearness alone: what is drawn says better what belongs to a caption. */
const BY_NEARNESS: ReadonlySet<CandidateKind> = new Set(['beside', 'beside unmarked', 'below', 'below unmarked']);

/** Kinds that go by places: a table that is a form says itself what belongs to a label. */
const BY_PLACE: ReadonlySet<CandidateKind> = new Set([
  ...BY_NEARNESS,
  'row',
  'row head',
  'only row',
  'column',
  'field beside',
  'field below',
]);

/**
 * All values that the structure of a document names; what the file itself declares of its forms is certain, and the
 * caption of a field is never a value.
 * @param watch is told that the work goes on.
 */
export function candidatesOf(record: DocumentRecord, watch = UNWATCHED): Candidate[] {
  const isPossible = claimsOf(record.fields);
  const isWithoutBoxes = withoutMarks(record.text.text);
  const drawn = drawnFields(record);
  const heads = rowHeads(record);
  const forms = formTables(record);
  const found = FINDERS.flatMap((find) => {
    watch.beat();
    return find(record);
  });
  const overLabel = runsOverLabel(record.text.text, found);
  const kept = found.filter(
    (candidate) =>
      !overLabel(candidate) &&
      isPossible(candidate) &&
      !isSettled(drawn, candidate) &&
      !(BY_PLACE.has(candidate.kind) && overlapping(forms.cells, candidate.value[0]).length > 0) &&
      !isLabelItself(record.text.text, candidate) &&
      !(BY_NEARNESS.has(candidate.kind) && overlapping(heads, candidate.value[0]).length > 0),
  );
  watch.beat();
  const boxes = checkBoxes(record);
  const asScanned = unlessScanned(record);
  const rows = kept.map((candidate) => (BY_DRAWING.has(candidate.kind) ? asScanned(candidate) : candidate));
  const printed = [...drawn.candidates.map(asScanned), ...forms.candidates, ...rows].filter(
    (candidate) => isWithoutBoxes(candidate) && candidate.labels[0].length <= LONGEST_CAPTION,
  );
  const all = [...formFields(record), ...printed.map((candidate) => valueAlone(record.text.text, candidate))];
  const fields = withoutNamedRoles(record.text, all);
  return [
    ...fields,
    ...boxes,
    ...rangeEnds(record.text, fields),
    ...signedDates(record, fields),
    ...bareLabels(record, fields),
    ...partsOfAddresses(record.text, fields),
  ];
}

/** Kinds that go by what is drawn, or seems a table: on a scanned page rules are broken, and rows stand side by chance. */
const BY_DRAWING: ReadonlySet<CandidateKind> = new Set(['row', 'only row']);

/** On a scanned page no pair of a drawn field or a row is explicit: words link labels to values there. */
function unlessScanned({ text, pages }: DocumentRecord): (candidate: Candidate) => Candidate {
  const scanned = new Set(pages.filter(({ source }) => source === 'ocr').map(({ number }) => number));
  return (candidate) =>
    wordSpansIn(text, candidate.value[0]).some(({ page }) => scanned.has(page))
      ? { ...candidate, open: false }
      : candidate;
}

/** A candidate with nothing but its value. Where that is empty it stays, for its label is taken, and is no open pair. */
function valueAlone(text: string, candidate: Candidate): Candidate {
  if (isComb(candidate.value)) return candidate;
  const [first, ...others] = valueParts(text, candidate.value);
  return first ? { ...candidate, value: [first, ...others] } : { ...candidate, open: false };
}

/** Characters behind a value within which the colon of a label over its end stands. */
const LONGEST_LABEL = 80;

/**
 * Whether the value of a line goes on over the label of the next pair on it, as printed pairs tell by the gaps between
 * words: `Pupil: Joan Marsh   Form: 9B`.
 */
function runsOverLabel(text: string, found: readonly Candidate[]): (candidate: Candidate) => boolean {
  const pairs = found.filter(({ kind }) => kind === 'beside' || kind === 'linked');
  const ends = new Map(pairs.map(({ value }) => [value[0].start, (value.at(-1) as Span).end]));
  return ({ kind, value: [{ start, end }] }) => {
    const before = kind === 'line' ? (ends.get(start) ?? end) : end;
    const over = before < end ? text.slice(before, end + LONGEST_LABEL) : '';
    return endsWithColon(over.slice(0, over.indexOf(':') + 1).trim());
  };
}

/** Whether what stands where a value is looked for is a label with its colon. */
const isLabelItself = (text: string, { value }: Candidate): boolean =>
  value.length === 1 && endsAsLabel(text.slice(value[0].start, value[0].end));

/** Whether a value is the caption of a field, or its label one whose box or line says what was filled in. */
const isSettled = (
  { captions, labels, filledBoxes }: DrawnFields,
  { kind, labels: [label], value: [{ start }] }: Candidate,
): boolean =>
  (!BY_MORE.has(kind) && captions.has(start)) ||
  (BY_NEARNESS.has(kind) && labels.has(captionText([label]))) ||
  (kind === 'row head' && filledBoxes.has(captionText([label])));
