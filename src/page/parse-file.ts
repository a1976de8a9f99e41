import type { Answer } from '../answers/answers.ts';
import { callWithFile, type FileOptions } from './call-with-file.ts';
import type { Connection } from './connection.ts';

export type Parsed = Required<Pick<Answer, 'markdown'>> & Pick<Answer, 'messages'> & { readonly pageCount: number };

/** POST /parse for the site's own page. Throws `ApiError` as the API would answer. */
export async function parseFile(connection: Connection, file: Blob, options?: FileOptions): Promise<Parsed> {
  const { markdown, messages, pageCount } = await callWithFile(connection, 'parse', file, options);
  if (!markdown) throw new Error('The answer to «parse» has no Markdown.');
  return { markdown, pageCount, ...(messages ? { messages } : {}) };
}
