import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Message } from '../../../document/message.ts';
import type { OutlineItem } from '../../../document/outline.ts';
import type { PdfSource } from '../source.ts';
import { readPage } from './page.ts';

const WITHOUT_WEBASSEMBLY: Message = {
  code: 'read_without_webassembly',
  text: 'This browser does not allow WebAssembly here, so a simpler PDF engine read the document: scanned pages are not read, and right-to-left text may be the wrong way round. Allow WebAssembly for this site to have them read.',
};

/** An open document of pdf.js, which does not draw without a canvas. */
export function openSource(document: PDFDocumentProxy, outline: readonly OutlineItem[]): PdfSource {
  return {
    pageCount: document.numPages,
    messages: [WITHOUT_WEBASSEMBLY],
    page: (number) => readPage(document, number),
    outline: () => outline,
    close: () => void document.loadingTask.destroy(),
  };
}
