import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Turns } from '../../src/document/turning.ts';
import { turn } from '../../src/ocr/image/quarter-turn.ts';
import { rotate } from '../../src/ocr/image/rotate.ts';
import type { Bench } from './bench-definition.ts';
import { conditions } from './conditions.ts';
import { corpusFolder, readSet } from './corpus.ts';
import { loadScorer, type Scores } from './markdown/scorer.ts';
import { measureAlways } from './ocr/always.ts';
import { measureDoubt } from './ocr/doubt/measure.ts';
import { type Figures, judge } from './ocr/figures.ts';
import { measureLongScan } from './ocr/long-scan.ts';
import { measureLooks } from './ocr/looks/report.ts';
import { openProduct, type Product } from './ocr/open-product.ts';
import { rasterise, scanFolder } from './ocr/scans.ts';
import { measureTables } from './ocr/tables.ts';
import { openTesseract } from './ocr/tesseract-alone.ts';
import { loadWordScorer, readScans, summarise, type WordScore } from './ocr/word-scorer.ts';
import { mean, median } from './statistics.ts';
import { reportVerdicts } from './verdict.ts';

const wordSets = ['sroie-receipts', 'funsd-forms', 'sroie-train', 'funsd-train'];
/** Every so many documents of odl-bench are made scans, and so many of those are turned. */
const STEP = 5;
const TURNED = 3;
const SKEWS = [-7, 7];
/** Pages of the long scan, and of how many documents they are. */
const LONG = { pages: 60, documents: 6 };
const parts = ['words', 'scans', 'tables', 'turns', 'time', 'long', 'always', 'looks', 'doubt'];
/** Those that read pages of our own. */
const ofOwn = ['looks', 'doubt'];
/** Those that the scans are measured with; they take the same images. */
const ofScans = ['scans', 'turns', 'time'];

async function measureWords(
  corpus: string,
  product: Product,
  chosen: readonly string[],
  refinedToo: boolean,
): Promise<Figures['sets']> {
  const score = await loadWordScorer(corpus);
  const sets = new Map<string, { f1: number; cer: number | null; refined: number | null }>();
  for (const set of chosen) {
    const plain: WordScore[] = [];
    const refined: WordScore[] = [];
    for (const scan of await readScans(corpus, set)) {
      plain.push(score(scan, (await product.read(scan.path, false)).text));
      if (refinedToo) refined.push(score(scan, (await product.read(scan.path, true)).text));
    }
    const { f1, cer } = summarise(plain);
    const figures = { f1, cer, refined: refinedToo ? summarise(refined).f1 : null };
    console.log(set, JSON.stringify(figures));
    sets.set(set, figures);
  }
  return sets;
}

const averages = (scores: readonly Scores[]) => ({
  nid: mean(scores.map(({ nid }) => nid)) ?? 0,
  overall: mean(scores.map(({ overall }) => overall)) ?? 0,
});

async function measureScans(corpus: string, product: Product, chosen: ReadonlySet<string>, refinedToo: boolean) {
  const scorer = await loadScorer(corpus);
  const documents = (await readSet(corpus, 'odl-bench')).filter((_, index) => index % STEP === 0);
  const folder = await scanFolder();
  const plain: Scores[] = [];
  const refined: Scores[] = [];
  const losses: number[] = [];
  const [ours, theirs, together]: [number[], number[], number[]] = [[], [], []];
  const tesseract = await openTesseract();
  try {
    for (const [index, document] of documents.entries()) {
      const images = await rasterise(document);
      const truth = await readFile(document.truthPath, 'utf8');
      const scan = await folder.write(document.id, images);
      const upright = scorer.score(truth, false, (await product.read(scan, false)).markdown);
      plain.push(upright);
      if (refinedToo) refined.push(scorer.score(truth, false, (await product.read(scan, true)).markdown));
      const [first] = images;
      if (chosen.has('time') && first) {
        // The first call also fetches and compiles.
        ours.push((await product.read(await folder.write(`${document.id}-1`, [first]), false)).milliseconds);
        theirs.push((await tesseract.read(first)).milliseconds);
        together.push((await product.read(await folder.write(`${document.id}-2`, [first, first]), false)).milliseconds);
      }
      if (!chosen.has('turns') || index >= TURNED) continue;
      const turned = [
        ...([1, 2, 3] as Turns[]).map((turns) => images.map((image) => turn(image, turns))),
        ...SKEWS.map((degrees) => images.map((image) => rotate(image, degrees))),
      ];
      for (const [way, pages] of turned.entries()) {
        const { markdown: text } = await product.read(await folder.write(`${document.id}-turned-${way}`, pages), false);
        losses.push((upright.nid ?? 0) - (scorer.score(truth, false, text).nid ?? 0));
      }
    }
  } finally {
    await tesseract.close();
    await folder.close();
  }
  const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  if (ours.length > 0) console.log(`Median ms a page: ours ${median(ours)}, tesseract.js ${median(theirs).toFixed(0)}`);
  const [scans, refinedScans] = [averages(plain), refinedToo ? averages(refined) : null];
  console.log('odl-bench as scans', JSON.stringify(scans), 'file_refined_quick', JSON.stringify(refinedScans));
  return {
    scans,
    refinedScans,
    turnLoss: losses.length > 0 ? Math.max(...losses) : null,
    slowdown: ours.length > 0 ? total(ours) / total(theirs) : null,
    speedup: ours.length > 0 ? (2 * total(ours)) / total(together) : null,
  };
}

const NOTHING: Figures = {
  sets: new Map(),
  scans: null,
  refinedScans: null,
  tables: null,
  turnLoss: null,
  slowdown: null,
  speedup: null,
  peak: null,
  always: null,
  looks: null,
  doubt: null,
};

/** What is measured with documents of a corpus, through the built site. */
async function measureProduct(
  corpus: string,
  site: string,
  chosen: ReadonlySet<string>,
  sets: readonly string[],
  refinedToo: boolean,
) {
  let figures = NOTHING;
  const product = await openProduct(site);
  try {
    if (chosen.has('words')) {
      figures = { ...figures, sets: await measureWords(corpus, product, sets, refinedToo) };
    }
    if (chosen.has('tables')) figures = { ...figures, tables: await measureTables(corpus, product) };
    if (ofScans.some((part) => chosen.has(part))) {
      figures = { ...figures, ...(await measureScans(corpus, product, chosen, chosen.has('scans') && refinedToo)) };
    }
  } finally {
    await product.close();
  }
  if (!chosen.has('long')) return figures;
  const documents = (await readSet(corpus, 'odl-bench')).slice(0, LONG.documents);
  const { pages, seconds, peak } = await measureLongScan(documents, LONG.pages, site);
  console.log(`A scan of ${pages} pages: ${seconds.toFixed(0)} s, at most ${peak.toFixed(0)} MB`);
  return { ...figures, peak };
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      site: { type: 'string', default: 'dist' },
      parts: { type: 'string', default: parts.join(',') },
      sets: { type: 'string', default: wordSets.join(',') },
      'without-refined': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const chosen = new Set(values.parts.split(','));
  const stranger = [...chosen].find((part) => !parts.includes(part));
  if (stranger !== undefined) throw new Error(`--parts takes ${parts.join(', ')}; ${stranger} is none of them.`);
  const own = new Set(ofOwn.filter((part) => chosen.delete(part)));
  // Without documents of others, there are still pages of our own.
  const corpus = chosen.size > 0 ? corpusFolder(values.corpus) : undefined;

  console.log(conditions());
  const looks = own.has('looks') ? await measureLooks() : null;
  const doubt = own.has('doubt') ? await measureDoubt() : null;
  const always = corpus !== undefined && chosen.delete('always') ? await measureAlways(corpus) : null;
  const others =
    corpus === undefined || chosen.size === 0
      ? NOTHING
      : await measureProduct(corpus, values.site, chosen, values.sets.split(','), !values['without-refined']);
  return reportVerdicts(judge({ ...others, always, looks, doubt })) || !values.check;
}

export const ocr: Bench = {
  summary: 'Scans, through the built site in Chromium: words, reading order, turned pages, hard looks, and time.',
  usage: `--corpus FOLDER    the benchmark documents; their scorers lie in FOLDER/../score. Looks and doubt need none
--site FOLDER      the built site; dist when absent
--parts NAME,…     of ${parts.join(', ')}
--sets NAME,…      whose words are measured, of ${wordSets.join(', ')}
--without-refined  leaves file_refined_quick out
--check            fails when a bar is missed
`,
  run,
};
