import type { ResumeAnswer } from '../api/schemas.ts';
import { callWithFile, type FileOptions } from './call-with-file.ts';
import type { Connection } from './connection.ts';

export type ReadResume = Pick<ResumeAnswer, 'json' | 'pageCount'>;

/**
 * POST /extract_resume_key_value for the site's own page, of a file that it has parsed before: not charged again, and
 * without the limit on requests a second. Throws `ApiError` as the API would answer.
 */
export async function readResume(connection: Connection, file: Blob, options?: FileOptions): Promise<ReadResume> {
  const again = { ...options, free: true };
  const { json, pageCount } = await callWithFile(connection, 'extract_resume_key_value', file, again);
  if (!json) throw new Error('The answer about a resume has no sections.');
  // What a worker stores is what the operation makes.
  return { json: json as ReadResume['json'], pageCount };
}
