import { createEngine, type Engine } from '../../../src/readers/pdf/pdfium/engine.ts';
import { loadWasm } from '../engines/in-node.ts';

/** Left, bottom, right and top in points, y upwards. */
type Rectangle = readonly [number, number, number, number];
/** A matrix as of the operator `cm`. */
type Matrix = readonly [number, number, number, number, number, number];

/** One page of a document that is being changed. */
export interface EditedPage {
  /** What of the page is displayed, before /Rotate. */
  readonly box: Rectangle;
  /** Sets both boxes of the page. */
  setBox(box: Rectangle): void;
  /** Turns the page by so many quarters, clockwise, through /Rotate. */
  rotate(quarters: number): void;
  /** Draws all of the page through a matrix; the page becomes what then holds its box. */
  transform(matrix: Matrix): void;
}

/** US Letter, for pages that state no box. */
const LETTER: Rectangle = [0, 0, 612, 792];

class PdfiumPage implements EditedPage {
  readonly #engine: Engine;
  readonly #page: number;

  constructor(engine: Engine, page: number) {
    this.#engine = engine;
    this.#page = page;
  }

  get box(): Rectangle {
    const { call, scratch } = this.#engine;
    const slots = [scratch, scratch + 4, scratch + 8, scratch + 12] as const;
    const known = call.FPDFPage_GetCropBox(this.#page, ...slots) || call.FPDFPage_GetMediaBox(this.#page, ...slots);
    return known ? ([0, 1, 2, 3].map((slot) => this.#engine.float(slot)) as unknown as Rectangle) : LETTER;
  }

  setBox(box: Rectangle): void {
    this.#engine.call.FPDFPage_SetMediaBox(this.#page, ...box);
    this.#engine.call.FPDFPage_SetCropBox(this.#page, ...box);
  }

  rotate(quarters: number): void {
    const { call } = this.#engine;
    call.FPDFPage_SetRotation(this.#page, (call.FPDFPage_GetRotation(this.#page) + quarters) % 4);
  }

  transform(matrix: Matrix): void {
    const { call } = this.#engine;
    const [a, b, c, d, e, f] = matrix;
    const [left, bottom, right, top] = this.box;
    const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f]));
    const [xs, ys] = [corners.map(([x]) => x as number), corners.map(([, y]) => y as number)];
    const address = this.#engine.copyIn(new Uint8Array(new Float32Array(matrix).buffer));
    call.FPDFPage_TransFormWithClip(this.#page, address, 0);
    call.free(address);
    call.FPDFPage_TransformAnnots(this.#page, ...matrix);
    this.setBox([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  }
}

/** The bytes of a PDF whose pages were changed one by one. Throws an `Error` when PDFium does not open or write it. */
export type EditPages = (pdf: Uint8Array, change: (page: EditedPage) => void) => Uint8Array;

/** Changes pages with the PDFium that we read with, in an instance of its own. */
export async function pageEditor(): Promise<EditPages> {
  const engine = await createEngine(await loadWasm('@embedpdf/pdfium/pdfium.wasm'));
  const { call } = engine;

  function written(document: number): Uint8Array {
    const writer = call.PDFiumExt_OpenFileWriter();
    try {
      if (call.PDFiumExt_SaveAsCopy(document, writer) === 0) throw new Error('PDFium did not write the document.');
      const size = call.PDFiumExt_GetFileWriterSize(writer);
      const address = call.malloc(size);
      call.PDFiumExt_GetFileWriterData(writer, address, size);
      const bytes = engine.bytesAt(address, size);
      call.free(address);
      return bytes;
    } finally {
      call.PDFiumExt_CloseFileWriter(writer);
    }
  }

  return (pdf, change) => {
    const address = engine.copyIn(pdf);
    const document = call.FPDF_LoadMemDocument(address, pdf.length, 0);
    try {
      if (document === 0) throw new Error('PDFium did not open the document.');
      for (let index = 0; index < call.FPDF_GetPageCount(document); index++) {
        const page = call.FPDF_LoadPage(document, index);
        change(new PdfiumPage(engine, page));
        call.FPDF_ClosePage(page);
      }
      return written(document);
    } finally {
      if (document !== 0) call.FPDF_CloseDocument(document);
      call.free(address);
    }
  };
}
