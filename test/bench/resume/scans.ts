import { scannedPdf } from '../../fixtures/scan.ts';
import type { Subject } from './subject.ts';
import { themes } from './themes.ts';

/** Pixels per inch. */
const RESOLUTION = 200;

/** The resumes of the corpus as images of their pages, without the text layer. */
export const scans = async (corpus: string): Promise<Subject[]> =>
  (await themes(corpus)).map((subject) => ({
    ...subject,
    bytes: async () => scannedPdf(await subject.bytes(), RESOLUTION),
  }));
