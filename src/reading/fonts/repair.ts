import type { Message } from '../../document/message.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import type { ImageTools } from '../../ocr/facts.ts';
import type { DoubtedFont, Lettering } from '../../readers/lettering.ts';
import { levelImage } from '../level-image.ts';
import { meaningsOf } from './meanings.ts';
import { chooseSamples, type Sample } from './samples.ts';
import { drawSheet, type Picture, picture, readCells, TYPE_HEIGHT } from './sheet.ts';
import { countVotes } from './votes.ts';

/** What fonts are repaired with. */
export interface FontTools extends ImageTools {
  /** Draws a page at so many pixels per inch. */
  readonly render: (number: number, resolution: number) => Promise<PageImage>;
}

/** What a repair came to. */
export interface Repair {
  /** One-based numbers of the pages that must be read again, ascending. */
  readonly pages: readonly number[];
  /** Pages on which much is still wrong. */
  readonly garbled: readonly number[];
  readonly messages: readonly Message[];
}

const NOTHING: Repair = { pages: [], garbled: [], messages: [] };

/** Share of the words of a page from which fonts that could not be repaired spoil it. */
const SPOILT = 0.3;

/** Pixels per inch at which pages are drawn for their type to be read well. */
const RESOLUTION = { least: 100, most: 400 } as const;

/**
 * Compares what fonts in doubt say with what their glyphs look like: words that show each glyph are read from their
 * picture, and what was read is dealt out to the glyphs. Where this is sure, the reader is told what they mean.
 */
export async function repairFonts(lettering: Lettering, tools: FontTools): Promise<Repair> {
  const fonts = lettering.doubts();
  if (fonts.length === 0) return NOTHING;
  const pictures = await draw(await chooseSamples(lettering, fonts), tools);
  if (pictures.length === 0) return NOTHING;
  const sheet = drawSheet(pictures);
  const { render: _, recognizer, ...options } = tools;
  const { words } = await recognizer.recognize(sheet.image, options);
  const read = readCells(sheet, words).map(({ sample, text }) => ({ signs: [...sample.word.text], text }));
  const votes = countVotes(read, knownOf(fonts));
  const found = fonts.map((font) => ({ font, meanings: meaningsOf(font, votes) }));
  const repaired = found.filter(({ meanings }) => meanings.size > 0);
  const failed = found.filter(({ font, meanings }) => font.isWhole && meanings.size === 0).map(({ font }) => font);
  lettering.correct(new Map(repaired.flatMap(({ meanings }) => [...meanings])));
  return {
    pages: [...new Set(repaired.flatMap(({ font }) => font.pages))].sort((a, b) => a - b),
    garbled: await garbledBy(failed, lettering),
    messages: messagesOf(repaired.map(({ font }) => font)),
  };
}

/** Meanings of the glyphs that are not in doubt. */
const knownOf = (fonts: readonly DoubtedFont[]): Map<string, string> =>
  new Map(
    fonts.flatMap((font) => font.glyphs().flatMap(({ sign, said, isDoubted }) => (isDoubted ? [] : [[sign, said]]))),
  );

/** Pictures of the samples; each page is drawn once, large enough for its samples of middle size. */
async function draw(samples: readonly Sample[], { render }: FontTools): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [page, here] of Map.groupBy(samples, ({ page }) => page)) {
    const sizes = here.map(({ word }) => word.fontSize).sort((a, b) => a - b);
    const size = sizes[Math.floor(sizes.length / 2)] ?? 1;
    const wanted = (TYPE_HEIGHT / size) * POINTS_PER_INCH;
    const image = levelImage(
      await render(page.number, Math.max(RESOLUTION.least, Math.min(RESOLUTION.most, wanted))),
      page,
    );
    for (const sample of here) {
      const drawn = picture(sample, image);
      if (drawn) pictures.push(drawn);
    }
  }
  return pictures;
}

/** Pages that mostly show these fonts. */
async function garbledBy(fonts: readonly DoubtedFont[], lettering: Lettering): Promise<number[]> {
  const signs = new Set(fonts.flatMap((font) => font.glyphs().map(({ sign }) => sign)));
  const garbled: number[] = [];
  for (const number of new Set(fonts.flatMap(({ pages }) => pages))) {
    const { words } = await lettering.spell(number);
    const spoilt = words.filter(({ text }) => [...text].some((sign) => signs.has(sign)));
    if (spoilt.length > SPOILT * words.length) garbled.push(number);
  }
  return garbled;
}

/** One message for each name, as files hold many subsets of one font. */
function messagesOf(fonts: readonly DoubtedFont[]): Message[] {
  return [...Map.groupBy(fonts, ({ name }) => name)].map(([name, same]) => ({
    code: 'font_repaired',
    page: Math.min(...same.flatMap(({ pages }) => pages)),
    text: `${name === '' ? 'A font' : `The font ${name}`} says wrong letters: its text was corrected by the look of its letters.`,
  }));
}
