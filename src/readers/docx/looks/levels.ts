import { DEEPEST_HEADING } from '../../../document/block.ts';
import type { ParagraphContent } from '../content.ts';
import type { ParagraphLook } from './paragraph-look.ts';
import { depthOf } from './title-text.ts';

interface Heading {
  readonly paragraph: ParagraphContent;
  readonly look: ParagraphLook;
}

interface Rank {
  readonly look: ParagraphLook;
  /** Levels of the number, at least 1. */
  readonly depth: number;
}

/**
 * Levels 1 to 6 of headings by how they are set: by size, then bold, capitals, lines, then by the depth of numbers.
 * @param above level of the title that all of them are below; 0 without one.
 */
export function headingLevels(headings: readonly Heading[], above: number): ReadonlyMap<ParagraphContent, number> {
  const ranks = new Map<string, Rank>();
  const keys = headings.map((heading) => {
    const rank = { look: heading.look, depth: depthOfHeading(heading) };
    const key = `${rank.depth} ${rank.look.key}`;
    ranks.set(key, rank);
    return { heading, key };
  });
  const order = new Map([...ranks].sort(([, a], [, b]) => compare(a, b)).map(([key], index) => [key, index + 1]));
  return new Map(
    keys.map(({ heading, key }) => [heading.paragraph, Math.min(above + (order.get(key) ?? 1), DEEPEST_HEADING)]),
  );
}

function depthOfHeading({ paragraph, look }: Heading): number {
  const { list } = paragraph.format;
  return list ? list.level + 1 : Math.max(depthOf(look.text), 1);
}

const compare = (a: Rank, b: Rank): number =>
  b.look.size - a.look.size ||
  Number(b.look.bold) - Number(a.look.bold) ||
  Number(b.look.capitals) - Number(a.look.capitals) ||
  Number(b.look.underlined) - Number(a.look.underlined) ||
  Number(a.look.italic) - Number(b.look.italic) ||
  a.depth - b.depth;
