import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error: the package declares no types for its worker.
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { Engine } from './engine.ts';

/** The text of pdf.js in the order it gives it, one line per end of line it reports: a floor, not a converter. */
export async function createPdfjs(): Promise<Engine> {
  // pdf2md brings a pdf.js of another version, and both find their worker under one global name: ours is kept here.
  Object.assign(globalThis, { pdfjsWorker });
  const worker = new PDFWorker({ verbosity: VerbosityLevel.ERRORS });
  await worker.promise;
  return {
    async convert(data) {
      const task = getDocument({ data, worker, verbosity: VerbosityLevel.ERRORS });
      try {
        const document = await task.promise;
        const pages: string[] = [];
        for (let number = 1; number <= document.numPages; number++) {
          const { items } = await (await document.getPage(number)).getTextContent();
          pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
        }
        return pages.join('\n\n');
      } finally {
        await task.destroy();
      }
    },
  };
}
