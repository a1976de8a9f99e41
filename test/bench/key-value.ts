import { parseArgs } from 'node:util';
import { bare } from '../../src/answers/cited.ts';
import { keyValues } from '../../src/answers/key-values/key-values.ts';
import { recordOf } from '../../src/answers/key-values/record.ts';
import { plainText } from '../../src/answers/text/plain-text.ts';
import type { Bench } from './bench-definition.ts';
import { corpusFolder } from './corpus.ts';
import { nameTagger } from './engines/name-tagger.ts';
import { type Answer, errorsReport, isLookedAt, keysReport } from './key-value/errors.ts';
import { documentReader } from './key-value/read.ts';
import { readAll } from './key-value/read-all.ts';
import { f1, loadScorer, sum } from './key-value/scorer.ts';
import { type AskedDocument, readAsked, SETS, type SetName } from './key-value/sets.ts';
import { decimals, textTable } from './text-table.ts';

const names = Object.keys(SETS) as SetName[];

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      set: { type: 'string', multiple: true },
      keys: { type: 'boolean', default: false },
      errors: { type: 'boolean', default: false },
    },
  });
  const corpus = corpusFolder(values.corpus);
  if (corpus === undefined) return true;
  const sets = names.filter((name) => !values.set || values.set.includes(name));
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
  if (values.keys) console.log(keysReport(counts, scorer));
  if (values.errors) for (const answer of counts.filter(isLookedAt)) console.log(errorsReport(answer, scorer));
  return true;
}

export const keyValue: Bench = {
  summary: 'Values of asked keys and open pairs on forms, receipts, contracts, invoices and other records.',
  usage: `--corpus FOLDER     the benchmark documents
--set NAME          only this set; may be given again
--keys              the same for each asked key
--errors            what is missed and wrong, of training documents only
`,
  run,
};
