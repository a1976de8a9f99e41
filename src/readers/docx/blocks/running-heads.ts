import type { Block, Furniture, Run } from '../../../document/block.ts';
import { isLegible } from '../../../document/picture.ts';
import { child, contentOf, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import { toggle, value } from '../definitions/properties.ts';
import { runFormat } from '../definitions/run-format.ts';
import type { Styles } from '../definitions/styles.ts';
import type { Losses } from '../losses.ts';
import { EMU_PER_POINT } from '../walk/lengths.ts';

/** Running heads or feet, each text once however many sections and kinds of pages repeat it. On the first page. */
export function readFurniture(parts: readonly XmlElement[], losses: Losses, styles: Styles): Furniture[] {
  for (const picture of parts.flatMap(picturesIn)) if (isLarge(picture)) losses.add('docx_header_picture');
  const runs = new Map<string, Run>();
  for (const run of parts.flatMap((part) => paragraphRuns(part, losses, styles))) {
    if (run.text !== '' && !runs.has(run.text)) runs.set(run.text, run);
  }
  return [...runs.values()].map((run) => ({ kind: 'furniture', page: 1, runs: [run] }));
}

const PLACES = ['wp:inline', 'wp:anchor'];

/** Drawings (20.4.2) of a header or footer that show a picture. */
function picturesIn(element: XmlElement): XmlElement[] {
  if (element.name === 'mc:Fallback') return [];
  if (PLACES.includes(element.name)) return holdsPicture(element) ? [element] : [];
  return elementsOf(element).flatMap(picturesIn);
}

const holdsPicture = (element: XmlElement): boolean =>
  elementsOf(element).some((part) => part.name === 'pic:pic' || holdsPicture(part));

/** Smaller ones are logos. */
function isLarge(place: XmlElement): boolean {
  const { cx, cy } = child(place, 'wp:extent')?.attributes ?? {};
  return isLegible({ width: Number(cx) / EMU_PER_POINT, height: Number(cy) / EMU_PER_POINT });
}

/** The paragraphs at any depth, each as a run that is set as its first is; of two ways to draw the same, one. */
function paragraphRuns(element: XmlElement, losses: Losses, styles: Styles): Run[] {
  if (element.name === 'mc:Fallback') return [];
  const inner = elementsOf(element).flatMap((part) => paragraphRuns(part, losses, styles));
  if (element.name !== 'w:p') return inner;
  const text = textOf(element, losses)
    .trim()
    .replace(/\s+/g, (blanks) => (blanks.includes('\t') ? '\t' : ' '));
  const first = elementsOf(element).find(({ name }) => name === 'w:r');
  const chain = styles.chain(value(child(element, 'w:pPr'), 'w:pStyle'));
  const { bold, appearance } = first ? runFormat(first, styles, styles.paragraphLetters(chain)).format : {};
  return [{ text, spaced: false, ...(bold && { bold }), ...(appearance && { appearance }), words: [] }, ...inner];
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
    if (inner.name === 'w:tab' || inner.name === 'w:ptab') return '\t';
    if (inner.name === 'w:br') return ' ';
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
