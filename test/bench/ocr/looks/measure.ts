import { seeded } from '../../pii/random.ts';
import { openPress } from '../../press/print.ts';
import { PLAIN } from './color-image.ts';
import { colorPdf } from './color-pdf.ts';
import type { Case, Half } from './looks.ts';
import { openRaster } from './raster.ts';
import { openReading } from './reading.ts';
import { wordF1 } from './words.ts';

/** Pixels per inch of clean pages. */
const CLEAN = 200;
/** The seeds of pages follow this one. */
export const SEED = 500;

/** Word F1 of a page in a look. */
export interface Figure {
  readonly id: string;
  readonly look: string;
  readonly half: Half;
  readonly ours: number;
  /** Of tesseract.js alone. */
  readonly alone: number;
  /** Ours of the same page, black on white. */
  readonly clean: number;
  /** Ours, and of tesseract.js alone. */
  readonly milliseconds: readonly [ours: number, alone: number];
}

/** Makes and reads pages in looks. */
export async function openMeasure() {
  const [press, rasterise, reading] = [openPress(), await openRaster(), await openReading()];
  const clean = new Map<string, number>();
  return {
    async measure({ id, look, half, page, take }: Case, number: number): Promise<Figure> {
      const { image, besides } = await take(page, { press, rasterise, random: seeded(SEED + number) });
      const file = colorPdf(image);
      const [ours, alone] = [
        await reading.ours(file.slice()),
        await reading.alone(file, Math.min(...image.resolution)),
      ];
      if (!clean.has(page.id)) {
        const given = colorPdf(rasterise(await page.make(PLAIN, press), CLEAN));
        clean.set(page.id, wordF1(page.text, (await reading.ours(given)).text));
      }
      return {
        id,
        look,
        half,
        ours: wordF1(page.text, ours.text, besides),
        alone: wordF1(page.text, alone.text, besides),
        clean: clean.get(page.id) as number,
        milliseconds: [ours.milliseconds, alone.milliseconds],
      };
    },
    close: () => Promise.all([press.close(), reading.close()]),
  };
}
