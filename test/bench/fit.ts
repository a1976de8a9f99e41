import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bench } from './bench-definition.ts';
import { corpusFolder } from './corpus.ts';
import { loadWasm } from './engines/in-node.ts';
import { sheafReader } from './engines/sheaf.ts';
import { collect, type SourcedSample } from './fit/collect.ts';
import { fitLogistic, logLoss, type Model, scoreOf } from './fit/logistic.ts';
import { sourceDocuments } from './fit/sources.ts';
import { fitTasks } from './fit/tasks.ts';
import { weightsFile } from './fit/weights-file.ts';
import { decimals, textTable } from './text-table.ts';

/** Penalty of large weights, where samples weigh 1 on average; chosen by the figures of sources left out. */
const PENALTY = 1.5;

/** What a model makes of samples: its loss, and how often it says yes or no wrongly. */
function judged(model: Model, samples: readonly SourcedSample[]): string[] {
  const says = (sample: SourcedSample): boolean => scoreOf(model, sample) > 0;
  return [
    decimals(logLoss(model, samples), 3),
    String(samples.filter((sample) => says(sample) && !sample.label).length),
    String(samples.filter((sample) => !says(sample) && sample.label).length),
  ];
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      decision: { type: 'string', default: 'heading' },
      write: { type: 'boolean', default: false },
    },
  });
  const task = fitTasks[values.decision];
  if (task === undefined) throw new Error(`--decision takes ${Object.keys(fitTasks).join(', ')}.`);
  const corpus = corpusFolder(values.corpus);
  if (corpus === undefined) return true;

  const reader = sheafReader(loadWasm);
  const [known, others]: [SourcedSample[], SourcedSample[]] = [[], []];
  for (const document of await sourceDocuments(corpus)) {
    (document.counts > 0 ? known : others).push(...(await collect(values.decision, task, document, reader)));
  }
  const scale = known.length / known.reduce((sum, { weight }) => sum + weight, 0);
  const priors = task.signs.map(({ prior = 0 }) => prior);
  const fit = (samples: readonly SourcedSample[]): Model =>
    fitLogistic(
      samples.map((sample) => ({ ...sample, weight: sample.weight * scale })),
      priors,
      PENALTY,
    );

  const model = fit(known);
  const rows = [...Map.groupBy([...known, ...others], ({ source }) => source)].map(([source, own]) => [
    source,
    String(own.length),
    String(own.filter(({ label }) => label).length),
    ...judged(model, own),
    ...judged(fit(known.filter((sample) => sample.source !== source)), own),
  ]);
  const figures = ['loss', 'wrong yes', 'wrong no'];
  const head = ['source', 'places', 'yes', ...figures, ...figures.map((figure) => `${figure}, left out`)];
  console.log(textTable([head, ...rows]));
  if (!values.write) return true;
  const file = fileURLToPath(new URL(`../../${task.path}`, import.meta.url));
  await writeFile(file, weightsFile(values.decision, task, model));
  console.log(`Written: ${task.path}`);
  return true;
}

export const fit: Bench = {
  summary: 'Fits the weights of a layout decision on documents with a truth, and judges each source left out.',
  usage: `--corpus FOLDER     the benchmark documents
--decision NAME     of ${Object.keys(fitTasks).join(', ')}; heading when absent
--write             writes the weights that were fitted on all sources to the decision's file
`,
  run,
};
