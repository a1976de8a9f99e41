import { holdsMiddle } from '../../../document/geometry.ts';
import type { Glyph, Link } from '../source.ts';

/** Whether one of two neighbouring glyphs is in a link that the other is not in. */
export type IsLinkEdge = (last: Glyph, glyph: Glyph) => boolean;

/** Most links of a page for each of which every glyph is looked at: pages of references have a hundred. */
const MOST_LINKS = 500;

/** Tells where links begin and end within words, as in `standards-compliant` of which the first half alone leads on. */
export function linkEdgesOf(links: readonly Link[]): IsLinkEdge {
  const level = links.length > MOST_LINKS ? [] : links;
  return (last, glyph) => level.some(({ box }) => holdsMiddle(box, last.box) !== holdsMiddle(box, glyph.box));
}
