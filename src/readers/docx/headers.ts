import type { Block, Furniture } from '../../document/block.ts';
import { contentOf, elementsOf, type XmlElement } from './xml.ts';

/** Running heads or feet, each text once however many sections and kinds of pages repeat it. On the first page. */
export function readFurniture(parts: readonly XmlElement[]): Furniture[] {
  const texts = new Set(parts.flatMap(paragraphTexts).filter((text) => text !== ''));
  return [...texts].map((text) => ({ kind: 'furniture', page: 1, runs: [{ text, spaced: false, words: [] }] }));
}

/** Texts of the paragraphs at any depth; of two ways to draw the same, one. */
function paragraphTexts(element: XmlElement): string[] {
  if (element.name === 'mc:Fallback') return [];
  const inner = elementsOf(element).flatMap(paragraphTexts);
  return element.name === 'w:p' ? [textOf(element).replace(/\s+/g, ' ').trim(), ...inner] : inner;
}

function textOf(element: XmlElement): string {
  const texts = elementsOf(element).map((inner) => {
    if (inner.name === 'w:t') return contentOf(inner);
    if (inner.name === 'w:tab' || inner.name === 'w:br' || inner.name === 'w:ptab') return ' ';
    return inner.name === 'w:txbxContent' || inner.name === 'w:pPr' ? '' : textOf(inner);
  });
  return texts.join('');
}

/** Blocks with the heads before them and the feet at the end of the first page. */
export async function* placeFurniture(
  blocks: AsyncIterable<Block>,
  heads: readonly Furniture[],
  feet: readonly Furniture[],
): AsyncGenerator<Block> {
  yield* heads;
  let waiting = feet;
  for await (const block of blocks) {
    if (block.page > 1) {
      yield* waiting;
      waiting = [];
    }
    yield block;
  }
  yield* waiting;
}
