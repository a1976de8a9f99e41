import { bare } from '../../../../src/answers/cited.ts';
import { keyValues } from '../../../../src/answers/key-values/key-values.ts';
import { recordOf } from '../../../../src/answers/key-values/record.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import { documentReader } from '../../documents/read.ts';
import { photographOf } from '../../press/camera.ts';
import { openPress } from '../../press/print.ts';
import { scannedPages } from '../../press/scanner.ts';
import type { MadeDocument } from './document.ts';
import { madeDocuments } from './documents.ts';

/** What becomes of a printed document before it is read. */
export const LOOKS = {
  print: async (pdf: Uint8Array<ArrayBuffer>) => pdf,
  scan: scannedPages,
  photograph: photographOf,
} as const;
/** How a document of our own making comes to the reader. */
export type Look = keyof typeof LOOKS;

/** An asked key whose answer is not exactly what is printed. */
export interface Miss {
  readonly key: string;
  readonly printed: readonly string[];
  readonly answered: readonly string[];
}

/** What of a document in one look was answered otherwise than printed. */
export interface MeasuredDocument {
  readonly id: string;
  readonly look: Look;
  readonly asked: number;
  readonly misses: readonly Miss[];
}

/** Prints the documents of our own making, reads them in each look and compares every asked key. */
export async function measureMade(looks: readonly Look[]): Promise<MeasuredDocument[]> {
  const [press, documents] = [openPress(), await documentReader({ closely: true })];
  const measured: MeasuredDocument[] = [];
  try {
    for (const made of madeDocuments) {
      const pdf = await press.print(made.html);
      for (const look of looks) {
        const read = await documents.read(await LOOKS[look](pdf.slice()));
        const instruction = Object.entries(made.asked).map(([key, [description]]) => ({ key, description }));
        const answered = bare(keyValues(recordOf(plainText(read), read.pages), instruction));
        measured.push({ id: made.id, look, asked: instruction.length, misses: missesOf(made, answered) });
      }
    }
  } finally {
    await Promise.all([press.close(), documents.close()]);
  }
  return measured;
}

const missesOf = ({ asked }: MadeDocument, answered: Readonly<Record<string, readonly string[]>>): Miss[] =>
  Object.entries(asked).flatMap(([key, [, ...printed]]) => {
    const values = answered[key] ?? [];
    const same = values.length === printed.length && printed.every((value, index) => value === values[index]);
    return same ? [] : [{ key, printed, answered: values }];
  });
