import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM, PSM } from 'tesseract.js';
import type { PageImage } from '../../../src/document/page-image.ts';
import { graymap } from './graymap.ts';

/** tesseract.js as its own documentation starts it, with page segmentation mode 3, in a thread of this process. */
export async function openTesseract() {
  const model = fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: dirname(model), cacheMethod: 'none' });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async read(image: PageImage): Promise<{ text: string; milliseconds: number }> {
      const file = Buffer.from(graymap(image));
      const start = performance.now();
      const { data } = await worker.recognize(file);
      return { text: data.text, milliseconds: performance.now() - start };
    },
    close: () => worker.terminate(),
  };
}
