import type { NameTagger } from '../src/answers/entities/name-tagger.ts';
import { decodeModel } from '../src/answers/entities/tagger/model-file.ts';
import modelUrl from '../src/answers/entities/tagger/names.model?url';
import { createNameTagger } from '../src/answers/entities/tagger/tagger.ts';
import { DocumentError } from '../src/document/document-error.ts';
import { openModels, WrongModel } from '../src/ocr/engines/wrong-model.ts';
import { load } from './load.ts';

let loaded: Promise<NameTagger> | undefined;

/**
 * The tagger of names, loaded on first need, once in each worker; a load that failed is tried again at the next call.
 * Throws `DocumentError` when the model cannot be had: an answer without it would leave out names and not say so.
 */
export function nameTagger(): Promise<NameTagger> {
  loaded ??= openModels(loadTagger).catch((error: unknown) => {
    loaded = undefined;
    const sentence = 'The model that finds names could not be loaded. Go online and send the document again.';
    throw new DocumentError('processing_failed', sentence, { cause: error });
  });
  return loaded;
}

async function loadTagger(cache: RequestCache): Promise<NameTagger> {
  const file = new Uint8Array(await load(modelUrl, { cache }));
  try {
    return createNameTagger(await decodeModel(file));
  } catch {
    throw new WrongModel('names');
  }
}
