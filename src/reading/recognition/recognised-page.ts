import type { PositionedPage } from '../../document/page.ts';
import type { PageText } from '../../ocr/read-image.ts';
import type { LevelPage } from '../level-page.ts';

export type RecognisedPage = LevelPage & { readonly level: PositionedPage };

/**
 * A page with the words of its image, and its rules and shades unless it draws such of its own. On the level page of one
 * that was turned, nothing that the page paints has a place but the scan itself.
 */
export function recognisedPage(
  page: PositionedPage,
  { words, rules, fills, width, height, levelling }: PageText,
): RecognisedPage {
  if (!levelling) {
    const drawn = page.rules.length > 0 || page.fills.length > 0 ? {} : { rules, fills };
    return { level: { ...page, source: 'ocr', words, ...drawn } };
  }
  const { drawings: _drawings, fields: _fields, ...rest } = page;
  const images = [{ box: [0, 0, width, height] as const }];
  return {
    level: { ...rest, source: 'ocr', width, height, words, rules, fills, images },
    turned: { displayed: page, levelling },
  };
}
