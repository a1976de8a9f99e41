import './witness.ts';
import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { expose } from 'comlink';
import { loaded } from '../src/answers/loaded.ts';
import type { DocumentType } from '../src/formats/formats.ts';
import { openDatabase } from '../src/jobs/database.ts';
import { JobStore } from '../src/jobs/job-store.ts';
import { holdForLife } from '../src/jobs/lease.ts';
import { type JobSource, perform, type Workplace } from '../src/jobs/perform.ts';
import { Signals } from '../src/jobs/signals.ts';
import { withDoubtfulWords } from '../src/ocr/engines/doubtful-words.ts';
import { Loading } from '../src/ocr/engines/loading.ts';
import { withDoubtfulLines } from '../src/ocr/engines/vote/doubtful-lines.ts';
import { createRefinedRecognizer } from '../src/ocr/engines/vote/refined-recognizer.ts';
import { docxReader } from '../src/readers/docx/docx.ts';
import { createImageReader } from '../src/readers/image/reader.ts';
import { createPdfReader } from '../src/readers/pdf/reader.ts';
import type { Reader } from '../src/readers/reader.ts';
import { rememberingLast } from '../src/reading/last-document.ts';
import { readDocument } from '../src/reading/read-document.ts';
import { decodeImage } from './decode-image.ts';
import { paddle } from './paddle.ts';
import { tesseract } from './tesseract.ts';

const loading = new Loading();
const recognizer = tesseract(loading);
const thorough = withDoubtfulWords(recognizer);
const larger = paddle(loading);
const pdf = createPdfReader(
  async () => (await fetch(wasmUrl)).arrayBuffer(),
  async (file) => (await import('./character-maps.ts')).loadCharacterMap(file),
);
const engines = {
  readers: {
    pdf,
    docx: docxReader,
    image: createImageReader(decodeImage),
  } satisfies Record<DocumentType, Reader>,
  recognizer: thorough,
  closeRecognizer: withDoubtfulLines(thorough, larger),
  // What it is unsure of the larger model reads as well: a third reading by the first outvotes that, wrongly as often.
  refinedRecognizer: createRefinedRecognizer(recognizer, larger),
  loading,
  nameTagger: async () => (await loaded(import('./name-tagger.ts'))).nameTagger(),
  read: rememberingLast(readDocument),
};

let workplace: Promise<Workplace> | undefined;

async function open(scope: string): Promise<Workplace> {
  return {
    scope,
    store: new JobStore(await openDatabase(scope, { records: false })),
    signals: new Signals(scope),
    engines,
  };
}

const extractionWorker = {
  /** Takes a Web Lock of this name for as long as the worker lives: one that dies tells no one, but its locks are released. */
  live: (name: string): Promise<void> => holdForLife(name),

  /** Has the jobs come from the memory of the page, where the browser keeps nothing: what is given are Comlink's proxies. */
  async borrow(scope: string, store: JobSource, send: Signals['send']): Promise<void> {
    workplace = Promise.resolve({ scope, store, signals: { send }, engines });
  },

  /** Does one job of the site at `scope`. Tells whether another worker held it, and whether this one is to be replaced. */
  async perform(scope: string, job: string): Promise<{ readonly isDone: boolean; readonly isWorn: boolean }> {
    workplace ??= open(scope).catch((error) => {
      // The next job may find its storage.
      workplace = undefined;
      throw error;
    });
    return { isDone: await perform(job, await workplace), isWorn: pdf.isWorn };
  },
};

export type ExtractionWorker = typeof extractionWorker;

expose(extractionWorker);
