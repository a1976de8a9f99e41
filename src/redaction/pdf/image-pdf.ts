import { DocumentError } from '../../document/document-error.ts';
import { POINTS_PER_INCH } from '../../document/page-image.ts';
import type { ColorImage } from '../../readers/grey/color-pixels.ts';
import type { Engine } from '../../readers/pdf/pdfium/engine.ts';

/** FPDFBitmap_Gray and FPDFBitmap_BGR of PDFium's fpdfview.h, with the bytes of a pixel. */
const GREY = { code: 1, bytes: 1 } as const;
const BGR = { code: 2, bytes: 3 } as const;

/** What PDFium says in a new document of itself and of the time. */
const ENTRIES = ['Creator', 'CreationDate'];

/** A new PDF of which every page is an image and nothing else: no text, no metadata, no attachments. */
export class ImagePdf {
  readonly #engine: Engine;
  readonly #document: number;
  #pages = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#document = engine.call.FPDF_CreateNewDocument();
    for (const entry of ENTRIES) {
      this.#with(new TextEncoder().encode(entry), (name) => engine.call.EPDF_SetMetaText(this.#document, name, 0));
    }
  }

  /**
   * Adds a page that an image covers: without loss, or as the JPEG file that is given of it.
   * @throws DocumentError when there is no memory for it.
   */
  add(image: ColorImage, jpeg?: Uint8Array): void {
    const { call } = this.#engine;
    const { width, height, resolution } = image;
    const [wide, high] = [(width / resolution) * POINTS_PER_INCH, (height / resolution) * POINTS_PER_INCH];
    const page = call.FPDFPage_New(this.#document, this.#pages++, wide, high);
    try {
      const object = call.FPDFPageObj_NewImageObj(this.#document);
      if (jpeg) this.#setJpeg(object, jpeg);
      else this.#setPixels(object, image);
      call.FPDFImageObj_SetMatrix(object, wide, 0, 0, high, 0, 0);
      call.FPDFPage_InsertObject(page, object);
      call.FPDFPage_GenerateContent(page);
    } finally {
      call.FPDF_ClosePage(page);
    }
  }

  /** The file. @throws DocumentError when there is no memory for it. */
  save(): Uint8Array<ArrayBuffer> {
    const { call } = this.#engine;
    const writer = call.PDFiumExt_OpenFileWriter();
    try {
      call.PDFiumExt_SaveAsCopy(this.#document, writer);
      const size = call.PDFiumExt_GetFileWriterSize(writer);
      const address = call.malloc(size);
      if (address === 0) throw outOfMemory();
      call.PDFiumExt_GetFileWriterData(writer, address, size);
      const bytes = this.#engine.bytesAt(address, size);
      call.free(address);
      return bytes;
    } finally {
      call.PDFiumExt_CloseFileWriter(writer);
    }
  }

  /** Frees its memory; it cannot be used afterwards. */
  close(): void {
    this.#engine.call.FPDF_CloseDocument(this.#document);
  }

  #setJpeg(object: number, jpeg: Uint8Array): void {
    this.#with(jpeg, (address) => {
      if (!this.#engine.call.EPDFImageObj_SetJpeg(0, 0, object, address, jpeg.length)) throw outOfMemory();
    });
  }

  #setPixels(object: number, image: ColorImage): void {
    const { call } = this.#engine;
    const { width, height } = image;
    const format = isGrey(image) ? GREY : BGR;
    this.#with(pixelsOf(image, format), (address) => {
      const bitmap = call.FPDFBitmap_CreateEx(width, height, format.code, address, width * format.bytes);
      const isSet = bitmap !== 0 && call.FPDFImageObj_SetBitmap(0, 0, object, bitmap) !== 0;
      if (bitmap !== 0) call.FPDFBitmap_Destroy(bitmap);
      if (!isSet) throw outOfMemory();
    });
  }

  #with(bytes: Uint8Array, action: (address: number) => void): void {
    const address = this.#engine.copyIn(bytes);
    if (address === 0) throw outOfMemory();
    try {
      action(address);
    } finally {
      this.#engine.call.free(address);
    }
  }
}

const outOfMemory = (): DocumentError =>
  new DocumentError('processing_failed', 'There is not enough memory for the redacted pages: redact fewer at once.');

/** How far red, green and blue may differ in what is grey: edges of letters are smoothed. */
const GREY_TOLERANCE = 2;

function isGrey({ bytes, step }: ColorImage): boolean {
  for (let at = 0; at < bytes.length; at += step) {
    const [a, b, c] = [bytes[at] as number, bytes[at + 1] as number, bytes[at + 2] as number];
    if (Math.max(a, b, c) - Math.min(a, b, c) > GREY_TOLERANCE) return false;
  }
  return true;
}

function pixelsOf(
  { width, height, bytes, step, places: [red, green, blue] }: ColorImage,
  { bytes: each }: typeof GREY | typeof BGR,
) {
  const pixels = new Uint8Array(width * height * each);
  for (let at = 0, from = 0; at < pixels.length; at += each, from += step) {
    if (each === 1) pixels[at] = bytes[from + green] as number;
    else {
      pixels[at] = bytes[from + blue] as number;
      pixels[at + 1] = bytes[from + green] as number;
      pixels[at + 2] = bytes[from + red] as number;
    }
  }
  return pixels;
}
