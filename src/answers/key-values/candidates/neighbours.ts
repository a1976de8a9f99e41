import { type Box, height, horizontalOverlap, verticalOverlap, width } from '../../../document/geometry.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import type { Candidate, CandidateKind } from '../candidate.ts';
import { endsAsLabel, isLabel, labelOf } from '../label.ts';
import type { DocumentRecord } from '../record.ts';

/** A span that has a place. */
type Placed = StyledSpan & { readonly box: Box };

/** Largest gap between a label and the value to its right, in points: about half the width of a Letter page. */
const FARTHEST_RIGHT = 320;
/** Largest gap between a label and the value below it, in heights of the label. */
const FARTHEST_BELOW = 2;
/** Largest difference of left edges, in heights of the label, for a value to be aligned below its label. */
const ALIGNED = 0.8;
/** Neighbours compared with each label: it bounds the time on pages with very many spans. */
const MOST_NEIGHBOURS = 300;

/** Labels with their values to the right on the same line, and below; labels that are known elsewhere stay out. */
export function neighbours({ text, spans }: DocumentRecord, isKnown: (label: Span) => boolean): Candidate[] {
  const pages = new Map<number, Placed[]>();
  for (const span of spans) {
    if (!span.box) continue;
    const page = pages.get(span.page);
    if (page) page.push(span as Placed);
    else pages.set(span.page, [span as Placed]);
  }
  return [...pages.values()].flatMap((page) => onPage(text, page, isKnown));
}

function onPage(text: PlainText, page: readonly Placed[], isKnown: (label: Span) => boolean): Candidate[] {
  const sorted = [...page].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  return sorted.flatMap((label, index) => {
    const printed = text.text.slice(label.start, label.end);
    if (isKnown(label) || !isLabel(printed)) return [];
    const asLabel = endsAsLabel(printed);
    const near = sorted.slice(Math.max(0, index - MOST_NEIGHBOURS / 2), index + MOST_NEIGHBOURS / 2);
    const isValue = (value: Placed): boolean =>
      isRow(value) === isRow(label) && !isKnown(value) && !endsAsLabel(text.text.slice(value.start, value.end));
    const candidate = ({ start, end }: Placed, kind: CandidateKind): Candidate => ({
      labels: [labelOf(printed)],
      value: [{ start, end }],
      kind,
      open: false,
    });
    const right = nearestRight(label, near);
    const below = nearestBelow(label, near);
    const beside = right && isValue(right) ? [candidate(right, asLabel ? 'beside' : 'beside unmarked')] : [];
    const under = below && isValue(below) ? [candidate(below, asLabel ? 'below' : 'below unmarked')] : [];
    return [...beside, ...under];
  });
}

/** A label in a table row has its value in a table row, and vice versa. */
const isRow = ({ line }: StyledSpan): boolean => line.kind === 'row';

function nearestRight(label: Placed, near: readonly Placed[]): Placed | undefined {
  const { box } = label;
  return least(near, (other) => {
    if (other === label) return undefined;
    const level = verticalOverlap(box, other.box) > 0.5 * Math.min(height(box), height(other.box));
    const gap = other.box[0] - box[2];
    return level && gap > -1 && gap < FARTHEST_RIGHT ? gap : undefined;
  });
}

function nearestBelow(label: Placed, near: readonly Placed[]): Placed | undefined {
  const { box } = label;
  return least(near, (other) => {
    const gap = other.box[1] - box[3];
    if (other === label || gap < -0.3 * height(box) || gap > FARTHEST_BELOW * height(box)) return undefined;
    const aligned = Math.abs(other.box[0] - box[0]) < ALIGNED * height(box);
    const under = horizontalOverlap(box, other.box) > 0.5 * Math.min(width(box), width(other.box));
    return aligned || under ? gap : undefined;
  });
}

function least(items: readonly Placed[], distance: (item: Placed) => number | undefined): Placed | undefined {
  let best: Placed | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = distance(item);
    if (value !== undefined && value < bestDistance) [best, bestDistance] = [item, value];
  }
  return best;
}
