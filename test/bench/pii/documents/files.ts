import { openPress } from '../../press/print.ts';
import { scannedPages } from '../../press/scanner.ts';
import type { Description } from './description.ts';
import { docxOf } from './docx-file.ts';
import { htmlOf } from './html.ts';

/** The forms in which each document is measured. */
export const FORMS = ['pdf', 'docx', 'scan'] as const;
export type Form = (typeof FORMS)[number];

/** Writes the files of descriptions with one browser. */
export function openPresses(): {
  files(description: Description): Promise<Record<Form, Uint8Array<ArrayBuffer>>>;
  close(): Promise<void>;
} {
  const press = openPress();
  return {
    async files(description) {
      const pdf = await press.print(htmlOf(description));
      return { pdf, docx: docxOf(description), scan: await scannedPages(pdf) };
    },
    close: () => press.close(),
  };
}
