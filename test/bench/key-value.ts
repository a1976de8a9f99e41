import { parseArgs } from 'node:util';
import { bare } from '../../src/answers/cited.ts';
import { keyValues } from '../../src/answers/key-values/key-values.ts';
import { recordOf } from '../../src/answers/key-values/record.ts';
import { plainText } from '../../src/answers/text/plain-text.ts';
import type { Bench } from './bench-definition.ts';
import { corpusFolder } from './corpus.ts';
import { nameTagger } from './engines/name-tagger.ts';
import { type Answer, errorsReport, isLookedAt, keysReport } from './key-value/errors.ts';
import { LOOKS, type Look, measureMade } from './key-value/made/measure.ts';
import { madeReport, madeVerdicts, missesReport } from './key-value/made/report.ts';
import { documentReader } from './key-value/read.ts';
import { readAll } from './key-value/read-all.ts';
import { f1, loadScorer, sum } from './key-value/scorer.ts';
import { type AskedDocument, readAsked, SETS, type SetName } from './key-value/sets.ts';
import { decimals, textTable } from './text-table.ts';
import { reportVerdicts, type Verdict } from './verdict.ts';

const names = Object.keys(SETS) as SetName[];

interface Options {
  readonly corpus: string | undefined;
  readonly set: readonly string[] | undefined;
  readonly look: readonly string[] | undefined;
  readonly keys: boolean;
  readonly errors: boolean;
}

/** F1 on the sets of the corpus. */
async function measureSets({ corpus: path, set, keys, errors }: Options): Promise<Verdict[]> {
  const corpus = corpusFolder(path);
  if (corpus === undefined) return [];
  const sets = names.filter((name) => !set || set.includes(name));
  const asked: AskedDocument[] = (await Promise.all(sets.map((set) => readAsked(corpus, set)))).flat();
  await readAll(asked.map(({ path }) => path));
  const scorer = await loadScorer(corpus);
  const documents = await documentReader();
  const tagger = await nameTagger();
  const counts: Answer[] = [];
  try {
    for (const document of asked) {
      const read = await documents.read(await documents.readFile(document.path));
      const record = recordOf(plainText(read), read.pages, tagger);
      const answered = bare(keyValues(record, document.instruction));
      counts.push({ document, answered, counts: scorer.score(document, answered) });
    }
  } finally {
    await documents.close();
  }
  const rows = [...Map.groupBy(counts, ({ document }) => `${document.set} ${document.split}`)].map(([name, own]) => {
    const all = sum(own.map(({ counts }) => counts));
    return [name, String(own.length), decimals(f1(all), 3), ...[all.right, all.found, all.there].map(String)];
  });
  console.log(textTable([['set', 'documents', 'F1', 'right', 'found', 'there'], ...rows]));
  if (keys) console.log(keysReport(counts, scorer));
  if (errors) for (const answer of counts.filter(isLookedAt)) console.log(errorsReport(answer, scorer));
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
};

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
      check: { type: 'boolean', default: false },
    },
  });
  const { corpus, set, look, keys, errors } = values;
  const verdicts: Verdict[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    // Sets or looks that are named ask for their part alone.
    const meant = values.only ?? (set ? 'sets' : look ? 'made' : name);
    if (meant === name) verdicts.push(...(await measure({ corpus, set, look, keys, errors })));
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
--check             fails when a bar is missed
`,
  run,
};
