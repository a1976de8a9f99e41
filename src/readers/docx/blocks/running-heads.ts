import type { Block, Furniture } from '../../../document/block.ts';
import { child, contentOf, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import { toggle } from '../definitions/properties.ts';
import type { Losses } from '../losses.ts';

/** Running heads or feet, each text once however many sections and kinds of pages repeat it. On the first page. */
export function readFurniture(parts: readonly XmlElement[], losses: Losses): Furniture[] {
  const found = parts.flatMap((part) => paragraphTexts(part, losses));
  const texts = new Set(found.filter((text) => text !== ''));
  return [...texts].map((text) => ({ kind: 'furniture', page: 1, runs: [{ text, spaced: false, words: [] }] }));
}

/** Texts of the paragraphs at any depth; of two ways to draw the same, one. */
function paragraphTexts(element: XmlElement, losses: Losses): string[] {
  if (element.name === 'mc:Fallback') return [];
  const inner = elementsOf(element).flatMap((part) => paragraphTexts(part, losses));
  return element.name === 'w:p' ? [textOf(element, losses).replace(/\s+/g, ' ').trim(), ...inner] : inner;
}

/** Text boxes hold paragraphs of their own, and moved text is where it was moved to. */
const ASIDE = ['w:txbxContent', 'w:pPr', 'w:moveFrom'];

function textOf(element: XmlElement, losses: Losses): string {
  if (element.name === 'w:r' && toggle(child(element, 'w:rPr'), 'w:vanish')) {
    losses.add('docx_hidden_text');
    return '';
  }
  const texts = elementsOf(element).map((inner) => {
    if (inner.name === 'w:t') return contentOf(inner);
    if (inner.name === 'w:tab' || inner.name === 'w:br' || inner.name === 'w:ptab') return ' ';
    if (inner.name === 'w:del') losses.add('docx_tracked_deletion');
    return ASIDE.includes(inner.name) ? '' : textOf(inner, losses);
  });
  return texts.join('');
}

/** Blocks with the heads before them and the feet at the end of the first page. */
export function* placeFurniture(
  blocks: Iterable<Block>,
  heads: readonly Furniture[],
  feet: readonly Furniture[],
): Generator<Block> {
  yield* heads;
  let waiting = feet;
  for (const block of blocks) {
    if (block.page > 1) {
      yield* waiting;
      waiting = [];
    }
    yield block;
  }
  yield* waiting;
}
