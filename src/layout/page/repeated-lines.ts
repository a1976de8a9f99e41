import { romanValue } from '../../document/list-marker.ts';
import type { Line } from './lines.ts';
import type { MarginRow } from './margin-rows.ts';

const ROMAN = /^[ivxlc]+$/i;
/** Points: largest distance of the baselines of a running head on two pages. */
const SHIFT = 12;

/** A line at the edge of a page, which is known by its one-based number. */
export interface LineAtEdge {
  readonly page: { readonly number: number };
  readonly row: Pick<MarginRow, 'block' | 'lines' | 'isTabular'>;
  readonly line: Line;
}

/** What a line and those with the same text, numbers aside, at the same height of other pages have in common. */
export interface Repeated<Edge> {
  readonly edge: Edge;
  /** Number of pages on which they are. */
  readonly pages: number;
  /** The fewest rows that their blocks have, and the most parts of their rows. */
  readonly rows: number;
  readonly parts: number;
  /** Whether each is a cell among cells. */
  readonly isTabular: boolean;
  /** Whether one of the numbers in them is as far from the number of its page on every page, of two at least. */
  readonly isPageNumber: boolean;
}

/** Each line at an edge with what is alike on other pages; once for each of its patterns. */
export function repeatedLines<Edge extends LineAtEdge>(edges: readonly Edge[]): Repeated<Edge>[] {
  const keyed = edges.flatMap((edge) => patternsOf(edge.line, edge.page.number).map((key) => ({ key, edge })));
  const groups = [...Map.groupBy(keyed, ({ key }) => key).values()];
  return groups.flatMap((group) => repeatedAmong(group.map(({ edge }) => edge)));
}

/** Moves a window over the lines by their height: a book has as many as pages, and their pairs would be its square. */
function repeatedAmong<Edge extends LineAtEdge>(alike: readonly Edge[]): Repeated<Edge>[] {
  const counted = alike
    .map((edge) => ({ edge, distances: distancesOf(edge) }))
    .sort((a, b) => a.edge.line.baseline - b.edge.line.baseline);
  const window = new Window();
  let [first, next] = [0, 0];
  return counted.map(({ edge, distances }) => {
    const { baseline } = edge.line;
    for (let at = counted[next]; at && at.edge.line.baseline - baseline < SHIFT; at = counted[++next])
      window.add(at, 1);
    for (let at = counted[first]; at && baseline - at.edge.line.baseline >= SHIFT; at = counted[++first]) {
      window.add(at, -1);
    }
    return { edge, ...window.facts(next - first, distances) };
  });
}

interface Counted {
  readonly edge: LineAtEdge;
  /** Of its numbers from that of its page, each with its place in the line. */
  readonly distances: readonly string[];
}

/** Counts over lines that come and go. */
class Window {
  readonly #pages = new Map<number, number>();
  readonly #rows = new Map<number, number>();
  readonly #parts = new Map<number, number>();
  readonly #distances = new Map<string, number>();
  #tabular = 0;

  /** @param times 1 for a line that comes, -1 for one that goes. */
  add({ edge: { page, row }, distances }: Counted, times: 1 | -1): void {
    count(this.#pages, page.number, times);
    count(this.#rows, row.block.length, times);
    count(this.#parts, row.lines.length, times);
    for (const distance of distances) count(this.#distances, distance, times);
    if (row.isTabular) this.#tabular += times;
  }

  /** @param size lines that are there, @param distances those of one of them. */
  facts(size: number, distances: Counted['distances']): Omit<Repeated<unknown>, 'edge'> {
    const pages = this.#pages.size;
    return {
      pages,
      rows: Math.min(...this.#rows.keys()),
      parts: Math.max(...this.#parts.keys()),
      isTabular: this.#tabular === size,
      isPageNumber: pages > 1 && distances.some((distance) => this.#distances.get(distance) === size),
    };
  }
}

function count<Key>(counts: Map<Key, number>, key: Key, times: number): void {
  const now = (counts.get(key) ?? 0) + times;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}

const distancesOf = ({ line, page }: LineAtEdge): string[] =>
  line.words
    .flatMap(({ text }) =>
      ROMAN.test(text) ? [romanValue(text.toLowerCase())] : (text.match(/\d+/g) ?? []).map(Number),
    )
    .map((value, index) => `${index}: ${value - page.number}`);

/**
 * Keys of which a running head has one on all pages: its text with `#` for every number, Roman ones included. Of a line
 * of numbers alone, for each of them: its distance from the page's number among the others as they are, since other
 * numbers repeat by chance.
 */
function patternsOf({ words }: Line, page: number): string[] {
  const text = words.map((word) => (ROMAN.test(word.text) ? '#' : word.text.toLowerCase())).join(' ');
  if (/\p{L}{2}|#/u.test(text)) return [text.replace(/\d+/g, '#')];
  const distances = [...text.matchAll(/\d+/g)].map(({ 0: number, index }) => {
    return `${text.slice(0, index)}#${Number(number) - page}${text.slice(index + number.length)}`;
  });
  return distances.length > 0 ? distances : [text];
}
