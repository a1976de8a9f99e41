import type { Reader } from '../../src/readers/reader.ts';
import type { Bench } from './bench-definition.ts';
import { conditions } from './conditions.ts';
import { type CorpusDocument, corpusFolder, readSet } from './corpus.ts';
import { type EngineName, loadWasm } from './engines/in-node.ts';
import { sheafReader } from './engines/sheaf.ts';
import { judgeSets } from './markdown/bars.ts';
import { explain } from './markdown/explain.ts';
import { figuresOf } from './markdown/figures.ts';
import { printGroups } from './markdown/groups-report.ts';
import { keepTexts } from './markdown/keep.ts';
import { type Measured, measure } from './markdown/measure.ts';
import { parseOptions, usage } from './markdown/options.ts';
import { writePageFile } from './markdown/page-file.ts';
import { peakMemory } from './markdown/peak-memory.ts';
import type { Place } from './markdown/place.ts';
import { loadScorer, type Scorer } from './markdown/scorer.ts';
import { printSet, type SetReport } from './markdown/sets-report.ts';
import { printWorst } from './markdown/worst.ts';
import { reportVerdicts } from './verdict.ts';

interface Setting {
  readonly place: Place;
  readonly scorer: Scorer;
  readonly reader: Reader;
  readonly rounds: number;
}

/** The documents of the sets, or the one with the given id. */
async function chosenDocuments(corpus: string, sets: readonly string[], id: string | undefined) {
  const chosen = new Map<string, readonly CorpusDocument[]>();
  for (const set of sets) {
    const documents = (await readSet(corpus, set)).filter((document) => id === undefined || document.id === id);
    if (documents.length > 0) chosen.set(set, documents);
  }
  if (chosen.size === 0) throw new Error(`No document of ${sets.join(', ')} has the id ${id}.`);
  return chosen;
}

async function measureSet(
  set: string,
  documents: readonly CorpusDocument[],
  engines: readonly EngineName[],
  setting: Setting,
): Promise<SetReport> {
  const measured: Measured[] = [];
  for (const [turn, document] of documents.entries()) {
    measured.push(await measure(document, engines, { ...setting, turn }));
  }
  const memory = new Map<EngineName, number | null>();
  if (setting.place.inProcess) {
    const paths = documents.map(({ path }) => path);
    for (const engine of engines) memory.set(engine, await peakMemory(engine, paths));
  }
  const figures = new Map(engines.map((engine) => [engine, figuresOf(engine, measured)]));
  return { set, documents: measured, figures, peakMemory: memory, sameGround: setting.place.sameGround };
}

async function run(args: string[]): Promise<boolean> {
  const options = parseOptions(args);
  const corpus = corpusFolder(options.corpus);
  if (corpus === undefined) return !options.check;
  const reader = sheafReader(loadWasm);
  if (options.explain !== undefined) {
    const chosen = await chosenDocuments(corpus, options.sets, options.explain);
    for (const { path } of [...chosen.values()].flat()) console.log(await explain(reader, path));
    return true;
  }
  const scorer = await loadScorer(corpus);
  const documents = await chosenDocuments(corpus, options.sets, options.page);

  const place = await options.openPlace();
  const reports: SetReport[] = [];
  console.log(`${conditions()}, through ${options.through}`);
  if (place.remark !== undefined) console.log(place.remark);
  try {
    const engines = options.engines.filter((engine) => place.engines.includes(engine));
    for (const [set, list] of documents) {
      const report = await measureSet(set, list, engines, { place, scorer, reader, rounds: options.rounds });
      await printSet(report);
      printGroups(report, options.by);
      reports.push(report);
    }
  } finally {
    await place.close();
  }

  const all = reports.flatMap((report) => report.documents);
  if (options.worst !== undefined) printWorst(all, options.worst);
  if (options.keep !== undefined) await keepTexts(options.keep, all);
  console.log();
  if (options.page === undefined) return reportVerdicts(judgeSets(reports)) || !options.check;
  for (const measured of all) console.log(await writePageFile(measured, reader));
  return true;
}

export const markdown: Bench = {
  summary: 'PDF to Markdown against its peers: quality, speed and memory on documents with a truth.',
  usage,
  run,
};
