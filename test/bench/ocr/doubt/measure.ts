import { tesseract } from '../../../../src/build/engines-in-node.ts';
import { readPage } from '../../../../src/ocr/read-image.ts';
import { loadWasm } from '../../engines/in-node.ts';
import { sheafReader } from '../../engines/sheaf.ts';
import { seeded } from '../../pii/random.ts';
import { openPress } from '../../press/print.ts';
import { textTable } from '../../text-table.ts';
import { colorPdf } from '../looks/color-pdf.ts';
import { type Case, cases, type Half } from '../looks/looks.ts';
import { SEED } from '../looks/measure.ts';
import { openRaster } from '../looks/raster.ts';
import { claimsOf } from './claims.ts';
import { type Bin, type Claim, calibrationError, reliability } from './reliability.ts';

/** Reads pages in looks and tells which of their words are right. */
async function openClaims() {
  const [press, rasterise, recognizer] = [openPress(), await openRaster(), tesseract()];
  const reader = sheafReader(loadWasm);
  return {
    async claims({ page, take }: Case, number: number): Promise<Claim[]> {
      const { image, besides = '' } = await take(page, { press, rasterise, random: seeded(SEED + number) });
      const reading = await reader.open(colorPdf(image), { maxInflatedBytes: 1e9 });
      const drawn = await reading.render?.(1, Math.min(...image.resolution));
      reading.close();
      const words = drawn ? (await readPage(drawn, { recognizer, languages: [] })).words : [];
      return claimsOf(words, `${page.text} ${besides}`);
    },
    close: () => press.close(),
  };
}

/**
 * Reads the pages in hard looks and prints how often words are right that claim to be so with a probability: of the half
 * that confidence was fitted on, and of the other. Returns the calibration error of the latter.
 */
export async function measureDoubt(): Promise<number> {
  const { claims, close } = await openClaims();
  const all: Record<Half, Claim[]> = { shown: [], held: [] };
  for (const [number, one] of cases.entries()) all[one.half].push(...(await claims(one, number)));
  await close();
  const row = ({ claimed, seen, count }: Bin): string[] => [claimed.toFixed(3), seen.toFixed(3), `${count}`];
  const errors = (['shown', 'held'] as const).map((half) => {
    const bins = reliability(all[half]);
    const error = calibrationError(bins);
    console.log(`Confidence of words on the pages ${half}: ${error.toFixed(3)} off what is seen`);
    console.log(textTable([['claimed', 'seen', 'words'], ...bins.map(row)], 0));
    return error;
  });
  return errors[1] as number;
}
