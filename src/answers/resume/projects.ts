import { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, sourcesOf } from '../text/sources.ts';
import type { Atom } from './atoms.ts';
import { entriesOf } from './entries/entry.ts';
import type { Part } from './entries/parts.ts';
import { WEB_ADDRESS } from './fields/vocabulary.ts';
import { eachOf, field, PLACED, wholeOf } from './fields.ts';

/** The projects of a section. */
export const projects = (text: PlainText, atoms: readonly Atom[]) =>
  entriesOf(text, atoms)
    .filter(({ parts }) => parts.length > 0)
    .map(({ parts, start, end, prose, items }) => {
      const address = parts.find((part) => WEB_ADDRESS.test(part.text));
      const named = parts.filter((part) => part !== address);
      return {
        name: field(text, named[0] ?? address),
        description: wholeOf(text, prose) ?? field(text, named[1]),
        start_date: start,
        end_date: end,
        url: address ? quote(text, address, PLACED) : linkOf(text, parts),
        bullet_points: eachOf(text, items),
      };
    });

/** The target of the first link among the parts of a head. */
function linkOf(text: PlainText, parts: readonly Part[]): Cited<string> | null {
  const piece = parts.find((part) => part.piece.link !== undefined)?.piece;
  return piece?.link === undefined ? null : new Cited(piece.link, sourcesOf(text, [piece], 1));
}
