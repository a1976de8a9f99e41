import { readFile } from 'node:fs/promises';
import type { Reader } from '../../../src/readers/reader.ts';
import type { CorpusDocument } from '../corpus.ts';
import type { EngineName } from '../engines/in-node.ts';
import { countPages } from '../engines/sheaf.ts';
import { median } from '../statistics.ts';
import { bigramOrder } from './bigrams.ts';
import type { Conversion, Place } from './place.ts';
import type { Scorer, Scores } from './scorer.ts';

/** An engine that has not answered after this many milliseconds has failed. */
const PATIENCE = 60_000;

/** Rounds before those that count: engines in JavaScript and WebAssembly alike are compiled while they run. */
const WARM_UP = 1;

/** What one engine made of one document. */
export interface Outcome extends Scores {
  readonly text: string;
  readonly tables: number;
  /** Order of neighbouring words, 0 to 1; see `bigramOrder`. */
  readonly order: number;
  /** Median of the rounds that count. */
  readonly milliseconds: number;
  /** Whether every round gave the same text. */
  readonly stable: boolean;
  /** Why there is no text. */
  readonly failure?: string;
}

export interface Measured {
  readonly document: CorpusDocument;
  readonly pages: number;
  readonly truth: string;
  readonly truthTables: number;
  readonly outcomes: ReadonlyMap<EngineName, Outcome>;
}

interface Round extends Conversion {
  readonly failure?: string;
}

async function convert(place: Place, engine: EngineName, path: string): Promise<Round> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  const start = performance.now();
  try {
    return await Promise.race([place.convert(engine, path), late]);
  } catch (error) {
    return { text: '', milliseconds: performance.now() - start, failure: String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Converts and scores one document with every engine. The engines alternate, in another order in each round.
 * @param turn which engine begins.
 */
export async function measure(
  document: CorpusDocument,
  engines: readonly EngineName[],
  {
    place,
    scorer,
    reader,
    rounds,
    turn,
  }: { place: Place; scorer: Scorer; reader: Reader; rounds: number; turn: number },
): Promise<Measured> {
  const runs = new Map<EngineName, Round[]>(engines.map((engine) => [engine, []]));
  for (let round = 0; round < WARM_UP + rounds; round++) {
    const order = engines.map((_, step) => engines[(step + round + turn) % engines.length] as EngineName);
    // Forwards and backwards: nobody always clears up the garbage of the same one before.
    for (const engine of round % 2 === 0 ? order : order.toReversed()) {
      runs.get(engine)?.push(await convert(place, engine, document.path));
    }
  }
  const truth = await readFile(document.truthPath, 'utf8');
  const outcomeOf = (run: readonly Round[]): Outcome => {
    const { text, failure } = run.at(-1) as Round;
    return {
      ...scorer.score(truth, document.truthPath.endsWith('.html'), text),
      text,
      tables: scorer.countTables(text),
      order: bigramOrder(truth, text),
      milliseconds: median(run.slice(WARM_UP).map(({ milliseconds }) => milliseconds)),
      stable: run.every((other) => other.text === text),
      ...(failure === undefined ? {} : { failure }),
    };
  };
  return {
    document,
    pages: await countPages(reader, new Uint8Array(await readFile(document.path))).catch(() => 0),
    truth,
    truthTables: scorer.countTables(truth),
    outcomes: new Map([...runs].map(([engine, run]) => [engine, outcomeOf(run)])),
  };
}
