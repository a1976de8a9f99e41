import { boxAround } from '../../../document/geometry.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { Candidate, CandidateKind } from '../candidate.ts';
import type { DocumentRecord } from '../record.ts';
import { underBrackets } from '../sheet/bracketed.ts';
import { captionText, isMarked, isRunning, itemNumberOf } from '../sheet/captions.ts';
import { captionedOutside } from '../sheet/captions-outside.ts';
import { sharesOf } from '../sheet/composite.ts';
import { type Draft, onOneRow, placedFields, rowsOf, styledFields } from '../sheet/fields.ts';
import { groupTitles } from '../sheet/group-boxes.ts';
import { itemsOf } from '../sheet/items.ts';
import { framesOf } from '../sheet/ruled-rows.ts';
import { partsOf, type Segment } from '../sheet/segments.ts';
import { type Sheet, sheetsOf } from '../sheet/sheet.ts';
import { withoutMarks } from '../sheet/signed.ts';
import { captionsOfStyle } from '../sheet/styled-captions.ts';
import { writtenOn } from '../sheet/write-on.ts';

/** Largest height of a box of a form, as a share of the page's. */
const TALLEST = 0.35;
/** Most lines and words of a value, in a box and where nothing bounds it. */
const MOST = { boxed: { lines: 10, words: 90 }, open: { lines: 6, words: 40 } } as const;
/** Most texts side by side in a box. */
const MOST_BESIDE = 3;
/** Largest gap between an item and what is filled in below it, and between the lines of that, in font sizes. */
const FIRST_GAP = 4;
const LEADING = 1.3;

/** What the boxes, items and lines to write on of forms say, and their captions, which are no values. */
export interface DrawnFields {
  readonly candidates: readonly Candidate[];
  /** Where captions begin in the plain text, those of empty fields too. */
  readonly captions: ReadonlySet<number>;
  /** The texts of the captions, as the labels of candidates have them. */
  readonly labels: ReadonlySet<string>;
  /** Those of boxes, by whether something was filled in. */
  readonly filledBoxes: ReadonlySet<string>;
  readonly blankBoxes: ReadonlySet<string>;
}

/** The fields of forms: captions in boxes, numbered or at lines to write on, and what was filled in for them. */
export const drawnFields = oncePer((record: DocumentRecord): DrawnFields => {
  const found = sheetsOf(record).flatMap(fieldsOn);
  const boxes = found.filter(({ kind }) => kind === 'boxed' || kind === 'boxed unmarked');
  const byFilled = Map.groupBy(boxes, ({ draft }) => draft.value.length > 0);
  return {
    candidates: found.flatMap((field) => candidatesOf(record.text.text, field)),
    captions: new Set(found.flatMap(({ draft }) => partsOf(draft.caption)).map(({ start }) => start)),
    labels: labelsOf(found),
    filledBoxes: labelsOf(byFilled.get(true)),
    blankBoxes: labelsOf(byFilled.get(false)),
  };
});

interface Found {
  readonly draft: Draft;
  readonly kind: CandidateKind;
  readonly open: boolean;
  /** The caption of the item that an unnumbered caption stands under. */
  readonly item?: Draft;
  /** What a box beside it and others calls them all. */
  readonly group?: string;
}

const labelOf = ({ caption }: Draft): string => captionText(caption.map(({ text }) => text));

const labelsOf = (fields: readonly Found[] = []): Set<string> => new Set(fields.map(({ draft }) => labelOf(draft)));

function fieldsOn(sheet: Sheet): Found[] {
  const { page, segments, rulings, isFilled } = sheet;
  const onRules = writtenOn(sheet).filter(({ value }) => value.length > 0);
  const unruled = without(segments, onRules);
  const inBrackets = underBrackets(unruled.filter((segment) => !isRunning(segment.text)));
  const unbracketed = without(unruled, inBrackets);
  const outside = captionedOutside({ ...sheet, segments: unbracketed }, TALLEST * page.height);
  const rest = without(unbracketed, outside);
  const items = itemsOf(segments.filter((segment) => isFilled(segment) !== true));
  const found = framesOf(rest, rulings).flatMap(({ box, members }): Found[] => {
    const isFramed = box[3] - box[1] <= TALLEST * page.height;
    const isTold = members.some((segment) => isFilled(segment) !== undefined);
    if (isTold) {
      if (!isFramed) return [];
      return styledFields(members, (segment) => isFilled(segment) === true).map((draft) => ({
        draft,
        kind: 'boxed',
        open: true,
      }));
    }
    if (isFramed && isRowOfTable(members)) return [];
    const styled = isFramed ? captionsOfStyle(members) : undefined;
    if (styled) return styled.map((draft) => ({ draft, kind: 'boxed', open: true }));
    return placedFields(members, isFramed, items).flatMap((draft): Found[] => {
      const [first] = draft.caption;
      const marked = items.has(first) || isMarked(first.text);
      if (draft.value.length === 0 && !items.has(first)) return [];
      if (isFramed) return [{ draft, kind: marked ? 'boxed' : 'boxed unmarked', open: marked }];
      return [{ draft: { ...draft, value: near(draft) }, kind: 'numbered', open: items.has(first) }];
    });
  });
  const written = onRules.map((draft): Found => ({ draft, kind: 'written on', open: true }));
  const bracketed = inBrackets.map((draft): Found => ({ draft, kind: 'bracketed', open: true }));
  const besideBoxes = outside.map((draft): Found => ({ draft, kind: 'boxed', open: true }));
  const inGroups = withGroups(withItems(withoutListEnds(found), items), groupTitles(segments, rulings));
  return [...inGroups, ...besideBoxes, ...written, ...bracketed];
}

/** Fields in boxes, with what the box left of several of them calls them; that box itself is none of its own. */
const withGroups = (fields: readonly Found[], titleOf: (segment: Segment) => string | undefined): Found[] =>
  fields.map((field) => {
    const group =
      field.kind === 'boxed' || field.kind === 'boxed unmarked' ? titleOf(field.draft.caption[0]) : undefined;
    return group === undefined ? field : { ...field, group };
  });

/** What stands below the last item of a list is no value of it: where one numbered caption alone has a value, it may be that. */
function withoutListEnds(found: readonly Found[]): Found[] {
  const valued = found.filter(({ draft, kind, open }) => kind === 'numbered' && open && draft.value.length > 0);
  const [only] = valued;
  return found.map((field) => (valued.length === 1 && field === only ? { ...field, open: false } : field));
}

/** Segments that are neither caption nor value of a field. */
function without(segments: readonly Segment[], fields: readonly Draft[]): Segment[] {
  const taken = new Set(fields.flatMap(({ caption, value }) => [...caption, ...value]));
  return segments.filter((segment) => !taken.has(segment));
}

/** Whether what stands between two rules is the rows of a table: more than a few texts side by side. */
const isRowOfTable = (members: readonly Segment[]): boolean =>
  members.some((one) => members.filter((other) => onOneRow(one, other)).length > MOST_BESIDE);

/** Values from close below their caption on, up to the first wide gap. */
function near({ caption, value }: Draft): Segment[] {
  const kept: Segment[] = [];
  let bottom = boxAround(caption)[3];
  for (const segment of rowsOf(value).flat()) {
    const gap = segment.box[1] - bottom;
    if (gap > (kept.length === 0 ? FIRST_GAP : LEADING) * segment.size) break;
    bottom = Math.max(bottom, segment.box[3]);
    kept.push(segment);
  }
  return kept;
}

/** Fields without a number, with the item that they are part of: the last one above that begins left of them. */
function withItems(found: readonly Found[], items: ReadonlySet<Segment>): Found[] {
  const numbered = found.filter(({ draft: { caption } }) => items.has(caption[0]));
  return found.map((field) => {
    const [first] = field.draft.caption;
    if (itemNumberOf(first.text) !== undefined) return field;
    const above = numbered.filter(
      ({ draft: { caption } }) => caption[0].baseline < first.baseline && caption[0].box[0] <= first.box[0] + 2,
    );
    const nearest = above.reduce<Found | undefined>(
      (best, next) => (best && best.draft.caption[0].baseline >= next.draft.caption[0].baseline ? best : next),
      undefined,
    );
    return nearest ? { ...field, item: nearest.draft } : field;
  });
}

function candidatesOf(text: string, { draft, kind, open, item, group }: Found): Candidate[] {
  const label = labelOf(draft);
  const rows = rowsOf(draft.value);
  const limit = kind === 'numbered' ? MOST.open : MOST.boxed;
  const words = draft.value.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  if (label === '' || draft.value.length > limit.lines || words > limit.words) return [];
  const candidateOf = (own: string, rows: readonly Segment[][], open: boolean): Candidate[] => {
    const [first, ...others] = withoutMarks(text, own, partsOf(rows.flat()));
    const outer = [...(item ? [labelOf(item)] : []), ...(group === undefined ? [] : [group])];
    return first ? [{ labels: [own, ...outer], value: [first, ...others], kind, open }] : [];
  };
  const shares = sharesOf(label, rows).flatMap(({ label, rows }) => candidateOf(label, rows, false));
  return [...candidateOf(label, rows, open), ...shares];
}
