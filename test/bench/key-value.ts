import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bare } from '../../src/answers/cited.ts';
import { keyValues } from '../../src/answers/key-values/key-values.ts';
import type { Bench } from './bench-definition.ts';
import { corpusFolder } from './corpus.ts';
import { measureAbsent } from './key-value/absent.ts';
import { type Answer, errorsReport, isLookedAt, keysReport } from './key-value/errors.ts';
import { setsReport } from './key-value/figures.ts';
import { fitModel, modelFile } from './key-value/fit.ts';
import { leftOutCounts, teachingSamples } from './key-value/left-out.ts';
import { LOOKS, type Look, measureMade } from './key-value/made/measure.ts';
import { madeReport, madeVerdicts, missesReport } from './key-value/made/report.ts';
import { inNotation } from './key-value/notation.ts';
import { measureParaphrases } from './key-value/paraphrases.ts';
import { forEachRecord } from './key-value/records.ts';
import { loadScorer, type Scorer } from './key-value/scorer.ts';
import { type AskedDocument, readAsked, SETS, type SetName } from './key-value/sets.ts';
import { measureSpeed } from './key-value/speed.ts';
import { reportVerdicts, type Verdict } from './verdict.ts';

const names = Object.keys(SETS) as SetName[];
const WEIGHTS_FILE = fileURLToPath(new URL('../../src/answers/key-values/scoring/weights.ts', import.meta.url));

interface Options {
  readonly corpus: string | undefined;
  readonly set: readonly string[] | undefined;
  readonly look: readonly string[] | undefined;
  readonly keys: boolean;
  readonly errors: boolean;
  readonly write: boolean;
}

interface Corpus {
  readonly asked: readonly AskedDocument[];
  readonly scorer: Scorer;
}

/** The documents of the corpus that are asked for; `undefined` where there is no corpus. */
async function corpusOf({ corpus: path, set }: Pick<Options, 'corpus' | 'set'>): Promise<Corpus | undefined> {
  const corpus = corpusFolder(path);
  if (corpus === undefined) return undefined;
  const sets = names.filter((name) => !set || set.includes(name));
  const asked = (await Promise.all(sets.map((set) => readAsked(corpus, set)))).flat();
  return { asked, scorer: await loadScorer(corpus) };
}

/** F1 on the sets of the corpus. */
async function measureSets(options: Options): Promise<Verdict[]> {
  const { asked, scorer } = (await corpusOf(options)) ?? {};
  if (!asked || !scorer) return [];
  const answers: Answer[] = [];
  await forEachRecord(asked, (document, record) => {
    const answered = bare(keyValues(record, document.instruction));
    const noted = inNotation(document.set, answered);
    const printed = scorer.score(document, answered);
    answers.push({ document, answered: noted, counts: scorer.score(document, noted), printed });
  });
  console.log(setsReport(answers));
  if (options.keys) console.log(keysReport(answers, scorer));
  if (options.errors) for (const answer of answers.filter(isLookedAt)) console.log(errorsReport(answer, scorer));
  return [];
}

/** The same by weights that were fitted without the set that is measured. */
async function measureLeftOut(options: Options): Promise<Verdict[]> {
  const { asked, scorer } = (await corpusOf(options)) ?? {};
  if (!asked || !scorer) return [];
  console.log('Weights fitted without the set that is measured');
  console.log(setsReport(await leftOutCounts(asked, scorer)));
  return [];
}

/** Keys that documents do not have. */
async function measureEmpty(options: Options): Promise<Verdict[]> {
  const { asked } = (await corpusOf(options)) ?? {};
  return asked ? measureAbsent(asked, options.errors) : [];
}

/** Other wordings of the same keys. */
async function measureWordings(options: Options): Promise<Verdict[]> {
  const { asked, scorer } = (await corpusOf(options)) ?? {};
  return asked && scorer ? measureParaphrases(asked, scorer) : [];
}

/** Fits the weights on all documents that may teach them; measures nothing. */
async function fitWeights({ write, ...options }: Options): Promise<Verdict[]> {
  const { asked, scorer } = (await corpusOf(options)) ?? {};
  if (!asked || !scorer) return [];
  const source = modelFile(fitModel(await teachingSamples(asked, scorer)));
  console.log(source);
  if (write) await writeFile(WEIGHTS_FILE, source);
  return [];
}

/** Documents of our own making, key by key. */
async function measureOwn({ look, errors }: Options): Promise<Verdict[]> {
  const looks = (Object.keys(LOOKS) as Look[]).filter((name) => !look || look.includes(name));
  const measured = await measureMade(looks);
  console.log(madeReport(measured, looks));
  if (errors) console.log(missesReport(measured));
  return looks.includes('print') ? madeVerdicts(measured) : [];
}

/** A row for each part: what it measures. */
const PARTS: Readonly<Record<string, (options: Options) => Promise<Verdict[]>>> = {
  sets: measureSets,
  made: measureOwn,
  absent: measureEmpty,
  speed: measureSpeed,
  paraphrases: measureWordings,
  'left-out': measureLeftOut,
  fit: fitWeights,
};
/** Parts that are measured when none is named. */
const USUAL = new Set(['sets', 'made', 'speed']);

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      only: { type: 'string' },
      set: { type: 'string', multiple: true },
      look: { type: 'string', multiple: true },
      keys: { type: 'boolean', default: false },
      errors: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const { corpus, set, look, keys, errors, write } = values;
  const verdicts: Verdict[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    // Sets or looks that are named ask for their part alone.
    const meant = values.only ?? (set ? 'sets' : look ? 'made' : USUAL.has(name) ? name : undefined);
    if (meant === name) verdicts.push(...(await measure({ corpus, set, look, keys, errors, write })));
  }
  if (verdicts.length === 0) return true;
  console.log();
  return reportVerdicts(verdicts) || !values.check;
}

export const keyValue: Bench = {
  summary: 'Values of asked keys and open pairs on forms, receipts, contracts, invoices and other records.',
  usage: `--corpus FOLDER     the benchmark documents
--only PART         measures one part: ${Object.keys(PARTS).join(', ')}
--set NAME          only this set; may be given again
--look NAME         own documents in this look alone (${Object.keys(LOOKS).join(', ')}); may be given again
--keys              the same for each asked key
--errors            what is missed and wrong, of training documents and own documents only
--write             writes the weights that the part fit has learned
--check             fails when a bar is missed
`,
  run,
};
