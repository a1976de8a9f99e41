import './witness.ts';
import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { expose, transfer } from 'comlink';
import { DocumentError } from '../src/document/document-error.ts';
import type { DocumentType } from '../src/formats/formats.ts';
import type { ColorImage } from '../src/readers/grey/color-pixels.ts';
import { createImageReader } from '../src/readers/image/reader.ts';
import { createEngine } from '../src/readers/pdf/pdfium/engine.ts';
import { createPdfReader } from '../src/readers/pdf/reader.ts';
import type { Reader } from '../src/readers/reader.ts';
import { burn, coversOf, liftCovers, type Region } from '../src/redaction/burning.ts';
import { leftInMarkdown, type Redacted, redactMarkdown } from '../src/redaction/markdown.ts';
import { rebuild } from '../src/redaction/pdf/rebuild.ts';
import { decodeImage } from './decode-image.ts';

/** Of JPEG, 0 to 1: letters keep their edges. */
const QUALITY = 0.85;

const loadWasm = async (): Promise<ArrayBuffer> => (await fetch(wasmUrl)).arrayBuffer();
const pdfReader = createPdfReader(loadWasm);
const readers: Readonly<Partial<Record<DocumentType, Reader>>> = {
  pdf: pdfReader,
  image: createImageReader(decodeImage),
};

async function encodeJpeg({ width, height, bytes, step, places: [red, green, blue] }: ColorImage): Promise<Uint8Array> {
  const image = new ImageData(width, height);
  for (let at = 0, from = 0; at < image.data.length; at += 4, from += step) {
    image.data[at] = bytes[from + red] as number;
    image.data[at + 1] = bytes[from + green] as number;
    image.data[at + 2] = bytes[from + blue] as number;
    image.data[at + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })).arrayBuffer());
}

/** Nothing is inflated but by PDFium, which has limits of its own. */
const LIMITS = { maxInflatedBytes: 0 };

/** A file, and what of it is covered. */
export interface Redaction {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  readonly password?: string;
  /** One-based numbers of the pages that the new file has. */
  readonly pages: readonly number[];
  readonly regions: readonly Region[];
}

/**
 * The new file, or the sentence that says why there is none. `check` are its pages, with the bars in white that cover
 * what is below them: black ones keep recognisers from reading what is beside.
 */
export type RebuiltFile =
  | { readonly file: Uint8Array<ArrayBuffer>; readonly check: Uint8Array<ArrayBuffer> }
  | { readonly problem: string };

/** Markdown with labels in place of values, and the indices of the values that are left in it all the same. */
export interface RedactedMarkdown {
  readonly markdown: string;
  readonly left: readonly number[];
}

const redactionWorker = {
  redactMarkdown(markdown: string, values: readonly Redacted[]): RedactedMarkdown {
    const redacted = redactMarkdown(markdown, values);
    return { markdown: redacted, left: leftInMarkdown(redacted, values) };
  },

  /** Rebuilds pages of a file as a PDF of images with regions covered. */
  async redact(redaction: Redaction, onProgress: (pagesDone: number) => void): Promise<RebuiltFile> {
    const { bytes, type, password, pages, regions } = redaction;
    const reader = readers[type];
    if (!reader) return { problem: 'The pages of this file cannot be drawn.' };
    try {
      const reading = await reader.open(bytes, { ...LIMITS, ...(password === undefined ? {} : { password }) });
      const engine = await createEngine(await loadWasm());
      const cover = (image: ColorImage, number: number): void => burn(image, coversOf(regions, number));
      const file = await rebuild(engine, reading, { pages, alter: cover, encodeJpeg, onProgress });
      reading.close();
      const again = await pdfReader.open(file, LIMITS);
      const check = await rebuild(engine, again, {
        pages: pages.map((_, index) => index + 1),
        alter: (image, number) => liftCovers(image, coversOf(regions, pages[number - 1] as number)),
      });
      return transfer({ file, check }, [file.buffer, check.buffer]);
    } catch (error) {
      if (error instanceof DocumentError) return { problem: error.message };
      throw error;
    }
  },
};

export type RedactionWorker = typeof redactionWorker;

expose(redactionWorker);
