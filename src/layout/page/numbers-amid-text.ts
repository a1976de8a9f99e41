import { type Line, textOfLine } from './lines.ts';

/** A number of a page by itself: `2`, `-2-`, `Page 2 of 9`. */
const NUMBER = /^(?:page )?[-–—]? ?(\d{1,3}) ?[-–—]?(?: (?:of|\/) \d{1,3})?$/i;
/** One that nothing but a page has. */
const SURE = /^[-–—] ?\d{1,3} ?[-–—]$|^page \d/i;
/** The first number that is seen: title pages have none. */
const FIRST = 3;
/** Fewest numbers that tell, and fewest of those that nothing but pages have. */
const FEWEST = 3;
const FEWEST_SURE = 2;
/** Numbers by which one is further than that before it: some pages end where the number is found as a running head. */
const STEP = 2;
/** Fewest rows of text of a page, wide as web pages may set them, and of one after enough others. */
const PAGE = 8;
const LAST_PAGE = 2;
/** Distance of the middles, and of the right edges, of numbers that stand at one place, in font sizes. */
const AT_ONE_PLACE = 1;
/** Share of a line's height by which lines beside each other overlap: so do a number half-way down a cell and its lines. */
const BESIDE = 0.3;
/** Distance of baselines in font sizes from which lines are of two rows: the cells of a table's row are one. */
const NEXT_ROW = 0.5;

interface Numbered {
  readonly line: Line;
  readonly number: number;
  readonly isSure: boolean;
  /** How many rows of the document come before it. */
  readonly row: number;
}

/**
 * Numbers of pages that stand amid the text, each alone in its row: the pages of a document that was filed or sent as a
 * web page and printed on others. They count on, a page of text between two of them, all at one place across.
 * @param pages lines of each page, without its running heads.
 */
export function numbersAmidText(pages: readonly (readonly Line[])[]): ReadonlySet<Line> {
  let rest = numbersOf(pages);
  const found = new Set<Line>();
  for (;;) {
    const series = rest.map((first) => seriesFrom(first, rest));
    const longest = series.reduce<readonly Numbered[]>((a, b) => (b.length > a.length ? b : a), []);
    const fewest = longest.every(({ isSure }) => isSure) ? FEWEST_SURE : FEWEST;
    if (longest.length < fewest) return found;
    for (const { line } of longest) found.add(line);
    rest = rest.filter(({ line }) => !found.has(line));
  }
}

function numbersOf(pages: readonly (readonly Line[])[]): readonly Numbered[] {
  let row = 0;
  return pages.flatMap((page) => {
    const lines = [...page].sort((a, b) => a.baseline - b.baseline);
    return lines.flatMap((line, index): Numbered[] => {
      const before = lines[index - 1];
      if (!before || line.baseline - before.baseline > NEXT_ROW * line.fontSize) row++;
      const text = textOfLine(line);
      const number = NUMBER.exec(text)?.[1];
      if (number === undefined || lines.some((other) => other !== line && areBeside(line, other))) return [];
      return [{ line, number: Number(number), isSure: SURE.test(text), row }];
    });
  });
}

const areBeside = ({ box: a }: Line, { box: b }: Line): boolean =>
  Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > BESIDE * Math.min(a[3] - a[1], b[3] - b[1]);

/** The numbers that count on from one, each the next that may. */
function seriesFrom(first: Numbered, all: readonly Numbered[]): readonly Numbered[] {
  if (first.number > FIRST && !first.isSure) return [];
  const series = [first];
  for (const one of all) {
    const last = series.at(-1) as Numbered;
    const steps = one.number - last.number;
    const fewest = series.length < FEWEST ? PAGE : LAST_PAGE;
    const isNext = steps > 0 && steps <= STEP && one.row - last.row >= fewest;
    if (isNext && areAtOnePlace(first.line, one.line)) series.push(one);
  }
  return series;
}

function areAtOnePlace({ box: a, fontSize }: Line, { box: b }: Line): boolean {
  const most = AT_ONE_PLACE * fontSize;
  return Math.abs(a[0] + a[2] - b[0] - b[2]) / 2 < most || Math.abs(a[2] - b[2]) < most;
}
