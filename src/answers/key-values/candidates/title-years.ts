import { verticalOverlap } from '../../../document/geometry.ts';
import { median } from '../../../platform/median.ts';
import type { Candidate } from '../candidate.ts';
import type { DocumentRecord } from '../record.ts';
import { LARGER } from '../scoring/title.ts';

/** A headline that ends with a year, or is one. */
const ENDS_WITH_YEAR = /^(.*?)(?<![\p{L}\p{N}/.–-])((?:19|20)\d\d)$/u;

/** The year that the headlines of the first page say, where they say one alone: `Wage and Tax Statement 2024`. */
export function titleYears({ text: { text }, spans }: DocumentRecord): Candidate[] {
  const usual = median(spans.map(({ fontSize }) => fontSize));
  const headlines = spans
    .filter(({ page, fontSize }) => page === 1 && fontSize >= LARGER * usual)
    .map(({ start, end, box }) => ({ end, box, printed: text.slice(start, end).trimEnd() }));
  const years = headlines.flatMap(({ end, box, printed }) => {
    const [, title, year] = ENDS_WITH_YEAR.exec(printed) ?? [];
    return title === undefined || year === undefined ? [] : [{ end, box, title, year }];
  });
  const [first, ...others] = years;
  if (!first || others.some(({ year }) => year !== first.year)) return [];
  const { box } = first;
  const beside = headlines.find(
    (other) => box && other.box && other.box !== box && verticalOverlap(box, other.box) > 0,
  );
  const title = first.title.trim() || (beside?.printed ?? '');
  const value = { start: first.end - first.year.length, end: first.end };
  return [
    {
      labels: title === '' ? ['year'] : ['year', title],
      value: [value],
      kind: 'implied',
      askedBy: 'year',
      open: false,
    },
  ];
}
