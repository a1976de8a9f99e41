import './witness.ts';
import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url';
import { expose } from 'comlink';
import type { DocumentType } from '../src/formats/formats.ts';
import { openDatabase } from '../src/jobs/database.ts';
import { JobStore } from '../src/jobs/job-store.ts';
import { holdForLife } from '../src/jobs/lease.ts';
import { perform, type Workplace } from '../src/jobs/perform.ts';
import { Signals } from '../src/jobs/signals.ts';
import { Loading } from '../src/ocr/engines/loading.ts';
import { createRefinedRecognizer } from '../src/ocr/engines/vote/refined-recognizer.ts';
import { docxReader } from '../src/readers/docx/docx.ts';
import { createImageReader } from '../src/readers/image/reader.ts';
import { createPdfReader } from '../src/readers/pdf/reader.ts';
import type { Reader } from '../src/readers/reader.ts';
import { rememberingLast } from '../src/reading/last-document.ts';
import { readDocument } from '../src/reading/read-document.ts';
import { decodeImage } from './decode-image.ts';
import { nameTagger } from './name-tagger.ts';
import { paddle } from './paddle.ts';
import { tesseract } from './tesseract.ts';

const loading = new Loading();
const recognizer = tesseract(loading);
const engines = {
  readers: {
    pdf: createPdfReader(
      async () => (await fetch(wasmUrl)).arrayBuffer(),
      async (file) => (await import('./character-maps.ts')).loadCharacterMap(file),
    ),
    docx: docxReader,
    image: createImageReader(decodeImage),
  } satisfies Record<DocumentType, Reader>,
  recognizer,
  refinedRecognizer: createRefinedRecognizer(recognizer, paddle(loading)),
  loading,
  nameTagger,
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

  /** Does one job of the site at `scope`. Returns false when another worker holds it. */
  async perform(scope: string, job: string): Promise<boolean> {
    workplace ??= open(scope).catch((error) => {
      // The next job may find its storage.
      workplace = undefined;
      throw error;
    });
    return perform(job, await workplace);
  },
};

export type ExtractionWorker = typeof extractionWorker;

expose(extractionWorker);
