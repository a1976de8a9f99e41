import { DocumentError } from '../document/document-error.ts';

/**
 * What is loaded on first need. Throws `DocumentError` when it cannot be had: the connection is gone before the site has been
 * stored whole.
 */
export const loaded = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    const sentence =
      'A part of Sheaf that this answer needs could not be loaded. Go online and send the document again.';
    throw new DocumentError('processing_failed', sentence, { cause: error });
  });
