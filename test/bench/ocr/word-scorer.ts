import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the scorer beside the corpus says of one text: words found, words read, words there; share of wrong characters. */
export interface WordScore {
  readonly found: number;
  readonly read: number;
  readonly there: number;
  /** `null` where the truth has no order. */
  readonly cer: number | null;
}

interface Item {
  readonly id: string;
  readonly input: string;
  readonly truth: string;
  readonly lines?: string;
}

/** A scanned document with its words. */
export interface Scan {
  readonly id: string;
  readonly path: string;
  readonly truth: string;
  readonly ordered: boolean;
}

/** Scans of a set to learn from that are read: they are many, and only stand beside those of development. */
const MOST_TRAIN = 20;

/** So many of them, evenly spread. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, index) => Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length));

/** The scans of a set that its manifest lists for development or, in sets to learn from, some of those. */
export async function readScans(corpus: string, set: string): Promise<Scan[]> {
  const folder = join(corpus, set);
  const { items, dev, train = [] } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const chosen = dev.length > 0 ? dev : spread(train, MOST_TRAIN);
  return Promise.all(
    (items as Item[])
      .filter(({ id }) => chosen.includes(id))
      .map(async ({ id, input, truth, lines }) => {
        const text = await readFile(join(folder, lines ?? truth), 'utf8');
        const words = lines === undefined ? (JSON.parse(text).words ?? []).join(' ') : textOfLines(text);
        return { id, path: join(folder, input), truth: words, ordered: lines !== undefined };
      }),
  );
}

/** Eight coordinates, then the text. */
const textOfLines = (file: string): string =>
  file
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split(',').slice(8).join(','))
    .join('\n');

/** Scores one text. */
export async function loadWordScorer(corpus: string): Promise<(scan: Scan, text: string) => WordScore> {
  const path = pathToFileURL(join(resolve(corpus, '..', 'score'), 'ocr.mjs')).href;
  const { bagF1, cer } = await import(path);
  return ({ truth, ordered }, text) => {
    const { tp, np, nt } = bagF1(truth, text);
    return { found: tp, read: np, there: nt, cer: ordered ? cer(truth.toUpperCase(), text.toUpperCase()) : null };
  };
}

/** Word F1 over all documents, and the mean of their character error rates. */
export function summarise(scores: readonly WordScore[]): { f1: number; cer: number | null } {
  const sum = (pick: (score: WordScore) => number): number => scores.reduce((all, score) => all + pick(score), 0);
  const f1 = (2 * sum(({ found }) => found)) / Math.max(1, sum(({ read }) => read) + sum(({ there }) => there));
  const rates = scores.flatMap(({ cer }) => (cer === null ? [] : [cer]));
  return { f1, cer: rates.length === 0 ? null : rates.reduce((a, b) => a + b) / rates.length };
}
