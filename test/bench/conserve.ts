import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/readers/pdf/pdfium/engine.ts';
import type { Bench } from './bench-definition.ts';
import { conditions } from './conditions.ts';
import { conserved } from './conserve/measure.ts';
import { ownText } from './conserve/own-text.ts';
import { judge, printSets, printWorst, type Reported } from './conserve/report.ts';
import { corpusFolder, readInputs } from './corpus.ts';
import { loadWasm } from './engines/in-node.ts';
import { documentOf, sheafReader } from './engines/sheaf.ts';
import { reportVerdicts } from './verdict.ts';

const sets = [
  'press',
  'wild',
  'odl-bench',
  'readoc-sample',
  'docling-pdf',
  'icdar2013-tables',
  'invoices',
  'resume-jsonresume',
  'kleister-nda',
  'kleister-nda-train',
  'vrdu-adbuy',
  'vrdu-registration',
  'tax-forms',
];

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      sets: { type: 'string', default: sets.join() },
      ids: { type: 'string', default: '' },
      worst: { type: 'string', default: '20' },
      check: { type: 'boolean', default: false },
    },
  });
  const corpus = corpusFolder(values.corpus);
  if (corpus === undefined) return !values.check;
  console.log(conditions());
  const reader = sheafReader(loadWasm);
  const engine = await createEngine(await loadWasm('@embedpdf/pdfium/pdfium.wasm'));
  const chosen = new RegExp(values.ids);
  const documents: Reported[] = [];
  for (const set of values.sets.split(',')) {
    const inputs = await readInputs(corpus, set);
    for (const { id, path } of inputs.filter((input) => input.path.endsWith('.pdf') && chosen.test(input.id))) {
      const bytes = new Uint8Array(await readFile(path));
      try {
        documents.push({ set, id, outcome: conserved(ownText(engine, bytes), await documentOf(reader, bytes)) });
      } catch (error) {
        documents.push({ set, id, outcome: (error as Error).message });
      }
    }
  }
  printSets(documents);
  printWorst(documents, Number(values.worst));
  console.log();
  return reportVerdicts(judge(documents)) || !values.check;
}

export const conserve: Bench = {
  summary: "What becomes of the characters of PDFs: kept, left out with a reason, or lost, against PDFium's own text.",
  usage: `--corpus FOLDER  the benchmark documents
--sets NAME,…    of ${sets.join(', ')}
--ids REGEX      only documents whose id matches
--worst N        lists as many documents that lost most; 20 when absent
--check          fails when a bar is missed
`,
  run,
};
