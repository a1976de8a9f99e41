import { parseArgs } from 'node:util';
import type { Bench } from './bench-definition.ts';
import { conditions } from './conditions.ts';
import { type CorpusDocument, corpusFolder, readSet } from './corpus.ts';
import { createEngine } from './engines/in-node.ts';
import { loadScorer } from './markdown/scorer.ts';
import { compareSiblings, type Likeness } from './variants/compare.ts';
import { isInstalled, type Kind, kinds } from './variants/kinds.ts';
import { pageEditor } from './variants/pdfium-pages.ts';
import { judgeLikeness, printLikeness, printUnlike } from './variants/report.ts';
import { sampleOf } from './variants/sample.ts';
import { reportVerdicts } from './verdict.ts';

const sets = ['press', 'odl-bench', 'icdar2013-tables'];

/** The kinds that this machine can make and that were asked for; says which programs are not there. */
async function availableKinds(part: string): Promise<Kind[]> {
  const available: Kind[] = [];
  for (const kind of kinds.filter(({ name }) => name.includes(part))) {
    if (kind.program === undefined || (await isInstalled(kind.program))) available.push(kind);
    else console.log(`${kind.program} is not installed: no siblings by ${kind.name}`);
  }
  return available;
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      sample: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      all: { type: 'boolean', default: false },
      kind: { type: 'string', default: '' },
      id: { type: 'string' },
      worst: { type: 'string' },
      keep: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const corpus = corpusFolder(values.corpus);
  if (corpus === undefined) return !values.check;
  console.log(conditions());
  const chosen: CorpusDocument[] = [];
  for (const set of sets) {
    const documents = (await readSet(corpus, set)).filter(({ id }) => values.id === undefined || id === values.id);
    const size = values.all ? documents.length : Number(values.sample);
    chosen.push(...sampleOf(documents, size, values.seed));
  }
  const setting = {
    engine: await createEngine('sheaf'),
    edit: await pageEditor(),
    scorer: await loadScorer(corpus),
    keep: values.keep,
  };
  const available = await availableKinds(values.kind);
  const rows: Likeness[] = [];
  for (const document of chosen) rows.push(...(await compareSiblings(document, available, setting)));
  printLikeness(rows);
  if (values.worst !== undefined) printUnlike(rows, Number(values.worst));
  console.log();
  return reportVerdicts(judgeLikeness(rows)) || !values.check;
}

export const variants: Bench = {
  summary: 'The same pages written by other programs, turned, cropped, scaled: how alike our answers are.',
  usage: `--corpus FOLDER  the benchmark documents; their scorers lie in FOLDER/../score
--sample N       documents of each set of ${sets.join(', ')}; 30 when absent
--seed TEXT      which documents; 1 when absent
--all            all documents instead
--id ID          one document instead
--kind TEXT      only kinds of siblings with this text in their name
--worst N        lists the siblings that are least alike
--keep FOLDER    keeps the siblings as FOLDER/KIND/ID.pdf
--check          fails when a bar is missed
`,
  run,
};
