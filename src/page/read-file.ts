import type { KeyValueAnswer, ParseAnswer, PiiAnswer, ResumeAnswer, TablesAnswer } from '../api/schemas.ts';
import { callWithFile, type FileOptions } from './call-with-file.ts';
import type { Connection } from './connection.ts';

/** What each operation of the API answers. */
export interface Answers {
  readonly parse: ParseAnswer;
  readonly extract_tables: TablesAnswer;
  readonly extract_key_value: KeyValueAnswer;
  readonly extract_pii: PiiAnswer;
  readonly extract_resume_key_value: ResumeAnswer;
}

export type Operation = keyof Answers;

/**
 * One operation of the API for the site's own page, with evidence: not charged, and without the limit on requests a
 * second, for keys count what scripts do. Throws `ApiError` as the API would answer.
 */
export async function readFile<Of extends Operation>(
  connection: Connection,
  operation: Of,
  file: Blob,
  options: FileOptions = {},
): Promise<Answers[Of]> {
  // What a worker stores is what the operation makes.
  return (await callWithFile(connection, operation, file, options)) as unknown as Answers[Of];
}
