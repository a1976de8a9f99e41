import type { Document } from '../document/document.ts';
import { DocumentError } from '../document/document-error.ts';
import type { Message, Result } from '../document/message.ts';
import type { Page } from '../document/page.ts';
import type { Watch } from '../document/watch.ts';
import type { DocumentType } from '../formats/formats.ts';
import { layout } from '../layout/layout.ts';
import type { Loading } from '../ocr/engines/loading.ts';
import type { Recognizer } from '../ocr/engines/recognizer.ts';
import type { Reader, Reading } from '../readers/reader.ts';
import { asDisplayed } from './as-displayed.ts';
import { repairFonts } from './fonts/repair.ts';
import { furnitureMessages } from './furniture-messages.ts';
import type { LevelPage } from './level-page.ts';
import { selectPages } from './page-selection.ts';
import { type PageProgress, type ProgressOptions, type RepairFonts, readPages } from './pages.ts';
import { withPicturedCheckBoxes } from './pictured-check-boxes.ts';
import { insertContents, withPictureWords } from './pictures/insert.ts';
import { pictureOpener } from './pictures/open-picture.ts';
import { Previews } from './previews.ts';
import { Recognition, type RecognitionRequest } from './recognition/recognition.ts';
import { refuseUnread } from './recognition/refuse-unread.ts';

/** What documents are read with. */
export interface Engines {
  /** Some environments lack one: Node cannot decode images. */
  readonly readers: Readonly<Partial<Record<DocumentType, Reader>>>;
  /** Reads the text of images; absent where that is not possible. */
  readonly recognizer?: Recognizer;
  /** Reads them more thoroughly and more slowly. */
  readonly refinedRecognizer?: Recognizer;
  /** Reads them and, with the larger model, lines in doubt once more; `recognizer` does where absent. */
  readonly closeRecognizer?: Recognizer;
  /** Tells how much of the recognisers' files has arrived. */
  readonly loading?: Loading;
}

/** A file, and how it is to be read. */
export interface ReadRequest extends RecognitionRequest, PageProgress {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  /** Names the file: equal for equal bytes only. Absent where nobody has looked. */
  readonly source?: string;
  readonly password?: string;
  /** Pages to read, e.g. `1-3,7`; all when absent. */
  readonly pages?: string;
  readonly maxPages: number;
  readonly maxInflatedBytes: number;
  /** Is told that the work goes on; nobody is when absent. */
  readonly watch?: Watch;
  /** Called once the number of pages to process is known, before any is read; a rejection ends the reading. */
  readonly onPageCount?: (pageCount: number) => Promise<void>;
  /**
   * Called while pages are read with a document of the first of them: running heads, levels of headings and what runs
   * over pages may still change. The reading goes on when it resolves.
   */
  readonly onPreview?: (document: Document) => Promise<void>;
}

export interface DocumentRead {
  readonly document: Document;
  /** What was seen and not used, or used with doubt. */
  readonly messages: readonly Message[];
  /** Numbers of the pages that were not read, as there was no recogniser for them; messages name them. */
  readonly unread: readonly number[];
}

/**
 * Turns a file's bytes into a document: its pages, and its blocks in reading order.
 * Throws `DocumentError` when the file cannot be read.
 */
export async function readDocument(engines: Engines, request: ReadRequest): Promise<DocumentRead> {
  const reader = engines.readers[request.type];
  if (!reader) {
    throw new DocumentError(
      'unsupported_media_type',
      'Files of this type cannot be read in this environment. Send a PDF or a DOCX.',
    );
  }
  const { bytes, password, maxInflatedBytes, watch } = request;
  const reading = await reader.open(bytes, {
    maxInflatedBytes,
    ...(password === undefined ? {} : { password }),
    ...(watch && { watch }),
  });
  const recognizer = recognizerFor(request, engines, reading.pageCount);
  const openPicture = reading.picture && pictureOpener(reading.picture, engines.readers.image);
  const recognition = new Recognition(recognizer, reading.render?.bind(reading), request, openPicture, watch);
  const { onProgress } = request;
  const progress = { ...(onProgress ? { onProgress } : {}), ...(engines.loading ? { loading: engines.loading } : {}) };
  try {
    return await read(reading, recognition, request, progress);
  } finally {
    recognition.end();
    reading.close();
  }
}

/** Most pages of a document whose lines in doubt are read twice: each page takes some seconds more. */
export const MOST_CLOSELY = 3;

/** What reads the images of a request. */
function recognizerFor({ refined, closely }: ReadRequest, engines: Engines, pages: number): Recognizer | undefined {
  if (refined) return engines.refinedRecognizer;
  const isClosely = closely && pages <= MOST_CLOSELY;
  return isClosely ? (engines.closeRecognizer ?? engines.recognizer) : engines.recognizer;
}

async function read(
  reading: Reading,
  recognition: Recognition,
  request: ReadRequest,
  progress: ProgressOptions,
): Promise<DocumentRead> {
  const { pages: selection, maxPages, onPageCount, onPreview, watch } = request;
  const numbers = selection === undefined ? undefined : selectPages(selection, reading.pageCount);
  const pageCount = numbers?.length ?? reading.pageCount;
  if (pageCount > maxPages) {
    throw new DocumentError(
      'too_many_pages',
      `The document has ${pageCount} pages; the limit is ${maxPages}. Choose fewer with «pages», e.g. "1-${maxPages}".`,
    );
  }
  await onPageCount?.(pageCount);
  const previews = onPreview && new Previews(pageCount, (pages) => onPreview(documentOf(reading, pages, watch)));
  const { pages, messages } = await readPages(
    pagesOf(reading, numbers),
    recognition,
    previews ? { ...progress, previews } : progress,
    fontRepairOf(reading, recognition),
  );
  const { unread } = recognition;
  refuseUnread({ pageCount: pages.length, unread }, request);
  const document = documentOf(reading, pages, watch);
  return { document, messages: [...messages, ...furnitureMessages(document.blocks)], unread };
}

/** The pages of these numbers, all when absent. */
const pagesOf = (reading: Reading, numbers?: readonly number[]): AsyncIterable<Result<Page>> =>
  withPicturedCheckBoxes(reading.pages(numbers), reading.render?.bind(reading));

/** The document of pages that have been read. */
function documentOf(reading: Reading, pages: readonly LevelPage[], watch?: Watch): Document {
  const text = layout(
    pages.map(({ level }) => level),
    reading.outline?.(),
    undefined,
    watch,
  );
  return {
    pageCount: reading.pageCount,
    ...asDisplayed(pages.map(withPictureWords), insertContents(text, pages)),
  };
}

/** The repair of the document's fonts, where its reader knows how they look and they can be recognised. */
function fontRepairOf(reading: Reading, { fontTools }: Recognition): RepairFonts | undefined {
  const { lettering } = reading;
  if (!lettering || !fontTools) return undefined;
  return async () => {
    try {
      const { pages: numbers, garbled, messages } = await repairFonts(lettering, fontTools);
      const pages: Result<Page>[] = [];
      for await (const page of pagesOf(reading, [...numbers, ...garbled])) pages.push(page);
      return { pages, garbled, messages };
    } catch (error) {
      // Pages that cannot be read without it say so themselves.
      console.error(error);
      return { pages: [], garbled: [], messages: [] };
    }
  };
}
