import type { Random } from '../../../pii/random.ts';
import type { Press } from '../../../press/print.ts';
import type { Color, ColorImage, Palette } from '../color-image.ts';
import { PLAIN } from '../color-image.ts';
import { blurred, grainy } from '../effects/pixels.ts';
import type { Page } from '../pages/page.ts';
import type { Rasterise } from '../raster.ts';

/** What pages are made with. */
export interface Tools {
  readonly press: Press;
  readonly rasterise: Rasterise;
  readonly random: Random;
}

/** A page as it comes to the reader. */
export interface Taken {
  readonly image: ColorImage;
  /** Words on it besides the page's own, which need not be read. */
  readonly besides?: string;
}

/** Prints a page and does to it what makes it look so. */
export type Take = (page: Page, tools: Tools) => Promise<Taken>;

export const WHITE: Color = [255, 255, 255];
export const BLACK: Color = [0, 0, 0];
/** The grey of so much white of 255. */
export const grey = (value: number): Color => [value, value, value];

/** Two colours for the whole page, and others for its bands and panels. */
export const colours = (paper: Color, ink: Color, rest: Partial<Palette> = {}): Palette => ({
  paper,
  ink,
  muted: ink,
  band: paper,
  onBand: ink,
  panel: paper,
  onPanel: ink,
  ...rest,
});

/** Black on white with bands and panels in colours. */
export const bands = (band: Color, onBand: Color, panel: Color = band, onPanel: Color = onBand): Palette => ({
  ...PLAIN,
  band,
  onBand,
  panel,
  onPanel,
});

/** The page in some colours, as it leaves the press: so many pixels per inch across and down. */
export const printed = async (
  page: Page,
  { press, rasterise }: Tools,
  palette: Palette,
  across: number,
  down: number = across,
): Promise<ColorImage> => rasterise(await page.make(palette, press), across, down);

/** A scanner's image: a little out of focus, with grain. */
export const scanned = (image: ColorImage, { random }: Tools, grain = 6): ColorImage =>
  grainy(blurred(image, 1), grain, random);
