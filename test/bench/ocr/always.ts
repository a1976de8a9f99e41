import { readFile } from 'node:fs/promises';
import { tesseract } from '../../../src/build/engines-in-node.ts';
import { documentTypeOf, sniff } from '../../../src/formats/sniff.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { type CorpusDocument, readSet } from '../corpus.ts';
import { loadWasm } from '../engines/in-node.ts';
import { sheafReader } from '../engines/sheaf.ts';

/** Sets of printed documents, and every how many of each are read. */
const SETS: Readonly<Record<string, number>> = { 'odl-bench': 10, press: 25 };
const LIMITS = { maxInflatedBytes: 512 * 1024 * 1024, maxPages: 1, pages: '1' };
/** Documents that are printed because their readings agree least. */
const WORST = 5;

/** Signs around a word, which stand by themselves in one reading and not in the other. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** How far both readings of a page agree: words in both, and words in each. */
interface Agreement {
  readonly id: string;
  readonly both: number;
  readonly printed: number;
  readonly recognised: number;
}

const f1 = ({ both, printed, recognised }: Omit<Agreement, 'id'>): number =>
  printed + recognised === 0 ? 1 : (2 * both) / (printed + recognised);

/** The words of the first page of a document: by its own text, or with `always` by its image. */
async function wordsOf(document: CorpusDocument, ocr: 'never' | 'always'): Promise<Map<string, number>> {
  const bytes = new Uint8Array(await readFile(document.path));
  const engines = { readers: { pdf: sheafReader(loadWasm) }, ...(ocr === 'always' ? { recognizer: tesseract() } : {}) };
  const request = { bytes, type: documentTypeOf(await sniff(bytes)), ocr, ...LIMITS };
  const words = new Map<string, number>();
  for (const page of (await readDocument(engines, request)).document.pages) {
    if (page.source === 'flow') continue;
    for (const { text } of page.words) {
      const word = text.normalize('NFKC').replaceAll('’', "'").replace(EDGES, '');
      if (word !== '') words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

const total = (words: ReadonlyMap<string, number>): number =>
  [...words.values()].reduce((sum, count) => sum + count, 0);

async function agreementOf(document: CorpusDocument): Promise<Agreement> {
  const [printed, recognised] = [await wordsOf(document, 'never'), await wordsOf(document, 'always')];
  const both = [...printed].reduce((sum, [word, count]) => sum + Math.min(count, recognised.get(word) ?? 0), 0);
  return { id: document.id, both, printed: total(printed), recognised: total(recognised) };
}

/** Word F1 between the text of printed pages and what is recognised of their images, over all words. */
export async function measureAlways(corpus: string): Promise<number> {
  const agreements: Agreement[] = [];
  for (const [set, every] of Object.entries(SETS)) {
    const documents = (await readSet(corpus, set)).filter((_, index) => index % every === 0);
    for (const document of documents) agreements.push(await agreementOf(document));
  }
  const sum = (name: 'both' | 'printed' | 'recognised'): number =>
    agreements.reduce((words, agreement) => words + agreement[name], 0);
  const figure = f1({ both: sum('both'), printed: sum('printed'), recognised: sum('recognised') });
  console.log(`ocr: always on ${agreements.length} printed pages: word F1 ${figure.toFixed(3)}; the worst:`);
  for (const agreement of agreements.toSorted((a, b) => f1(a) - f1(b)).slice(0, WORST)) {
    console.log(`  ${agreement.id} ${f1(agreement).toFixed(3)} of ${agreement.printed} words`);
  }
  return figure;
}
