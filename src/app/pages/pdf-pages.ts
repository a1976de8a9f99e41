import { getDocument, type PDFDocumentProxy, PDFWorker, TextLayer } from 'pdfjs-dist';
import type { PageSource } from './page-source.ts';
import { PdfData } from './pdf-data.ts';

/** The pages of a PDF, drawn by pdf.js in a worker of its own. Rejects when pdf.js cannot open it. */
export async function openPdfPages(file: Blob, password?: string): Promise<PageSource> {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = (): void => {
    worker.destroy();
    port.terminate();
  };
  try {
    const data = new Uint8Array(await file.arrayBuffer());
    const task = getDocument({
      data,
      worker,
      BinaryDataFactory: PdfData,
      useSystemFonts: true,
      useWorkerFetch: false,
      ...(password === undefined ? {} : { password }),
    });
    return { ...pagesOf(await task.promise), close };
  } catch (error) {
    close();
    throw error;
  }
}

const pagesOf = (pdf: PDFDocumentProxy): Omit<PageSource, 'close'> => ({
  pageCount: pdf.numPages,

  async size(number) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    return { width, height };
  },

  async draw(number, canvas, scale, signal) {
    const page = await pdf.getPage(number);
    signal.throwIfAborted();
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const drawing = page.render({ canvas, viewport });
    signal.addEventListener('abort', () => drawing.cancel(), { once: true });
    await drawing.promise;
    page.cleanup();
  },

  async layText(number, element, signal) {
    const page = await pdf.getPage(number);
    signal.throwIfAborted();
    const viewport = page.getViewport({ scale: 1 });
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: element, viewport });
    signal.addEventListener('abort', () => layer.cancel(), { once: true });
    await layer.render();
  },
});
