import { readFile } from 'node:fs/promises';
import type { Press } from '../../press/print.ts';

/** A document that is no resume. */
export interface OtherDocument {
  readonly id: string;
  /** Names of persons, addresses and numbers by which those who wrote it, or to whom it is written, can be reached. */
  readonly contacts: readonly string[];
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

const CONTACTS: Readonly<Record<string, readonly string[]>> = {
  letter: ['Prudence Hallowes', 'prudence.hallowes@example.org', '01632 960417', '3 Ferry Cottages, Wexcombe TA9 4QD'],
  invoice: [
    'Annegret Sobottka',
    'Falko Ritterling',
    'rechnung@ritterling.example',
    '0391 5550123',
    'Lindenallee 41, 39104 Magdeburg',
    'Am Mühlgraben 2, 39118 Magdeburg',
  ],
  paper: ['Oona Rautavaara', 'Bertil Nyholm', 'oona.rautavaara@example.edu', 'Vaasa'],
};

const EMPTY = '<!doctype html><meta charset="utf-8"><title>Empty</title><body></body>';

/** A letter, an invoice, a scientific paper and an empty page, of our own making, printed by a browser. */
export function otherDocuments(press: Press): OtherDocument[] {
  const written = Object.entries(CONTACTS).map(([id, contacts]) => ({
    id,
    contacts,
    bytes: async () => press.print(await readFile(new URL(`${id}.html`, import.meta.url), 'utf8')),
  }));
  return [...written, { id: 'empty page', contacts: [], bytes: () => press.print(EMPTY) }];
}
