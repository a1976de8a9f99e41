import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LabelledText, TypedSpan } from './span-sets.ts';

/** Precision, recall, F1 and F2 from 0 to 1, and how many entities the truth has. */
export interface SpanFigures {
  readonly p: number;
  readonly r: number;
  readonly f1: number;
  readonly f2: number;
  readonly truth: number;
}

export interface SpanScores {
  readonly byTypeMicro: SpanFigures;
  readonly perType: Readonly<Record<string, SpanFigures>>;
}

/** A text with what an engine found in it. */
export type AnsweredText = LabelledText & { readonly pred: readonly TypedSpan[] };

/** The exports that we use of the scorer beside a corpus. */
interface Module {
  scorePii(texts: readonly AnsweredText[], options: { thr: number; mergeAdjacent: boolean }): SpanScores;
  canonicalSpans(spans: readonly TypedSpan[]): TypedSpan[];
}

/** Overlap, as intersection over union, from which a span counts as found: that of the bars. */
const OVERLAP = 0.5;

/**
 * Scores spans by type in the product's type names; only types that the truths of the set have are counted.
 * Throws an `Error` when the scorer is not beside the corpus.
 */
export async function loadSpanScorer(corpus: string): Promise<(texts: readonly AnsweredText[]) => SpanScores> {
  const path = join(resolve(corpus, '..', 'score'), 'pii.mjs');
  if (!existsSync(path)) throw new Error(`The scorer ${path} is not there: scorers lie beside the corpus.`);
  const { scorePii, canonicalSpans } = (await import(pathToFileURL(path).href)) as Module;
  return (texts) => {
    const mapped = texts.map(({ text, spans, pred }) => ({
      text,
      spans: canonicalSpans(spans),
      pred: canonicalSpans(pred),
    }));
    const known = new Set(mapped.flatMap(({ spans }) => spans.map(({ type }) => type)));
    const scored = mapped.map((text) => ({ ...text, pred: text.pred.filter(({ type }) => known.has(type)) }));
    return scorePii(scored, { thr: OVERLAP, mergeAdjacent: true });
  };
}
