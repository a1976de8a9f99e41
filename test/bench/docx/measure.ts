import { readFile } from 'node:fs/promises';
import type { CorpusDocument } from '../corpus.ts';
import type { Scorer, Scores } from '../markdown/scorer.ts';
import { engines } from './engines.ts';
import { alike, similarity, stripped } from './similarity.ts';

/** What one engine made of one document. */
export interface Outcome extends Scores {
  readonly text: string;
  /** Similarity of the Markdown letter by letter, 0 to 1. */
  readonly strict: number;
  /** Of the Markdown in one spelling, 0 to 1. */
  readonly markdown: number;
  /** Of the text without its syntax, 0 to 1. */
  readonly plain: number;
  readonly milliseconds: number;
  /** Why there is no text. */
  readonly failure?: string;
}

export interface Measured {
  readonly document: CorpusDocument;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** Converts and scores one document with every engine. */
export async function measure(document: CorpusDocument, scorer: Scorer): Promise<Measured> {
  const truth = await readFile(document.truthPath, 'utf8');
  const outcomes = new Map<string, Outcome>();
  for (const [name, convert] of Object.entries(engines)) {
    const bytes = new Uint8Array(await readFile(document.path));
    const start = performance.now();
    let text = '';
    let failure: { failure: string } | undefined;
    try {
      text = await convert(bytes);
    } catch (error) {
      failure = { failure: String(error) };
    }
    outcomes.set(name, {
      ...scorer.score(truth, false, text),
      text,
      strict: similarity(truth, text),
      markdown: similarity(alike(truth), alike(text)),
      plain: similarity(stripped(truth), stripped(text)),
      milliseconds: performance.now() - start,
      ...failure,
    });
  }
  return { document, outcomes };
}
