import { type DocumentRecord, recordOf } from '../../../src/answers/key-values/record.ts';
import { plainText } from '../../../src/answers/text/plain-text.ts';
import { documentReader } from '../documents/read.ts';
import { readAll } from '../documents/read-all.ts';
import type { AskedDocument } from './sets.ts';

/** Key-values are read closely. */
const AS_KEY_VALUES = { closely: true };

/** Calls back with each document as it is read. */
export async function forEachRecord<D extends Pick<AskedDocument, 'path'>>(
  asked: readonly D[],
  visit: (document: D, record: DocumentRecord) => void,
): Promise<void> {
  await readAll(
    asked.map(({ path }) => path),
    AS_KEY_VALUES,
  );
  const documents = await documentReader(AS_KEY_VALUES);
  try {
    for (const document of asked) {
      const read = await documents.read(await documents.readFile(document.path));
      visit(document, recordOf(plainText(read), read.pages));
    }
  } finally {
    await documents.close();
  }
}
