import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench-definition.ts';
import { conditions } from './conditions.ts';
import { corpusFolder, readSet } from './corpus.ts';
import { checkContent } from './docx/content.ts';
import { checkHostile } from './docx/hostile.ts';
import { checkLong } from './docx/long.ts';
import { type Measured, measure } from './docx/measure.ts';
import { judge, printSet, printWorst } from './docx/report.ts';
import { loadScorer } from './markdown/scorer.ts';
import { reportVerdicts } from './verdict.ts';

const sets = ['docling-docx', 'pandoc-docx'];

async function keepTexts(folder: string, documents: readonly Measured[]): Promise<void> {
  for (const { document, outcomes } of documents) {
    for (const [engine, { text }] of outcomes) {
      const target = join(folder, document.set, engine);
      await mkdir(target, { recursive: true });
      await writeFile(join(target, `${document.id}.md`), `${text}\n`);
    }
  }
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      worst: { type: 'string' },
      keep: { type: 'string' },
      content: { type: 'boolean', default: false },
      hostile: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      site: { type: 'string', default: 'dist' },
      check: { type: 'boolean', default: false },
    },
  });
  if (values.hostile) {
    console.log(conditions());
    return (await checkHostile(values.site, values.corpus)) || !values.check;
  }
  if (values.long) {
    console.log(conditions());
    return (await checkLong()) || !values.check;
  }
  const corpus = corpusFolder(values.corpus);
  if (corpus === undefined) return !values.check;
  if (values.content) return (await checkContent(corpus)) || !values.check;
  const scorer = await loadScorer(corpus);
  console.log(conditions());
  const measured = new Map<string, Measured[]>();
  for (const set of sets) {
    const documents: Measured[] = [];
    for (const document of await readSet(corpus, set)) documents.push(await measure(document, scorer));
    printSet(set, documents);
    measured.set(set, documents);
  }
  const all = [...measured.values()].flat();
  if (values.worst !== undefined) printWorst(all, Number(values.worst));
  if (values.keep !== undefined) await keepTexts(values.keep, all);
  console.log();
  return reportVerdicts(judge(measured)) || !values.check;
}

export const docx: Bench = {
  summary: 'DOCX to Markdown against its peers: similarity to a truth, order, tables and headings.',
  usage: `--corpus FOLDER  the benchmark documents; their scorers lie in FOLDER/../score
--worst N        lists the documents whose Markdown is furthest from the truth
--keep FOLDER    writes every text to FOLDER/SET/ENGINE/ID.md
--content        looks instead for text of the files that is neither in the answer nor named in a message
--hostile        sends instead damaged files and bombs to the built site in headless Chromium: time and memory of each;
                 without --corpus only those that are made by code
--long           converts instead a Word file of 500 pages in processes of their own, in turns with mammoth: time and memory
--site FOLDER    the built site for that; dist when absent, and built when that is not there
--check          fails when a bar is missed or text is lost
`,
  run,
};
