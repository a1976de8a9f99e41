import { isLevel, type Levelling } from '../document/levelling.ts';
import type { FilledRectangle, Rule, Word } from '../document/page.ts';
import { type PageImage, pointsOf } from '../document/page-image.ts';
import { runStages } from '../platform/stages.ts';
import type { RecognizedText } from './engines/recognizer.ts';
import type { ImageTools } from './facts.ts';
import { PAGE_PIPELINE, RECOGNITION } from './pipeline.ts';

/** The words of an image, in points. */
export interface ImageText {
  readonly words: readonly Word[];
  readonly readBy: RecognizedText['readBy'];
}

/** The level page: flat and upright, its lines running across. All in points of it. */
export interface PageText extends ImageText {
  readonly width: number;
  readonly height: number;
  readonly rules: readonly Rule[];
  readonly fills: readonly FilledRectangle[];
  /** How it came from the page as displayed; absent where both are the same. */
  readonly levelling?: Levelling;
}

/** Reads a whole page, however it lies and was lit. */
export async function readPage(image: PageImage, tools: ImageTools): Promise<PageText> {
  const { printed, rules, fills, text, flattening, turns, skew, recognized } = await runStages(
    PAGE_PIPELINE,
    { image },
    ['printed', 'rules', 'fills', 'text', 'flattening', 'turns', 'skew', 'recognized'],
    tools,
    tools.begin,
  );
  const { width, height, resolution } = image;
  const displayed = { width, height, resolution };
  const levelling: Levelling = { displayed, flattening, turns, skew };
  return {
    words: printed,
    rules,
    fills,
    readBy: recognized.readBy,
    width: pointsOf(text.width, text),
    height: pointsOf(text.height, text),
    ...(isLevel(levelling) ? {} : { levelling }),
  };
}

/** Reads an image whose lines are level, as it is. */
export async function readLevel(image: PageImage, tools: ImageTools): Promise<ImageText> {
  const given = { text: image, strokes: image };
  const { words, recognized } = await runStages(RECOGNITION, given, ['words', 'recognized'], tools, tools.begin);
  return { words, readBy: recognized.readBy };
}
