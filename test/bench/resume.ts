import { parseArgs } from 'node:util';
import type { Bench } from './bench-definition.ts';
import { corpusFolder } from './corpus.ts';
import { documentReader } from './documents/read.ts';
import { openPress, type Press } from './press/print.ts';
import { errorsReport } from './resume/errors.ts';
import { type DocumentReader, type Measured, measure } from './resume/measure.ts';
import { otherDocuments } from './resume/none/documents.ts';
import { measureOthers } from './resume/none/invented.ts';
import { noneReport, noneVerdicts } from './resume/none-report.ts';
import { printedPeople } from './resume/people/printed-people.ts';
import { peopleReport, peopleVerdicts } from './resume/people-report.ts';
import { scans } from './resume/scans.ts';
import { scansReport, scansVerdicts } from './resume/scans-report.ts';
import { loadScorer, type Scorer } from './resume/scorer.ts';
import type { Subject } from './resume/subject.ts';
import { themes } from './resume/themes.ts';
import { themesReport, themesVerdicts } from './resume/themes-report.ts';
import { wordFiles } from './resume/word/word.ts';
import { wordReport, wordVerdicts } from './resume/word-report.ts';
import { reportVerdicts, type Verdict } from './verdict.ts';

/** Groups of documents of which one can be asked for. */
const FILTERS = ['theme', 'layout', 'person'] as const;

interface Context {
  readonly corpus: string;
  readonly scorer: Scorer;
  readonly documents: DocumentReader;
  readonly press: Press;
  /** The documents that are asked for. */
  readonly chosen: (subjects: readonly Subject[]) => Subject[];
}

interface PartResult {
  readonly measured: readonly Measured[];
  readonly report: string;
  readonly verdicts: readonly Verdict[];
}

async function measureThemes({ corpus, scorer, documents, chosen }: Context): Promise<PartResult> {
  const measured = await measure(chosen(await themes(corpus)), documents, scorer);
  return { measured, report: themesReport(scorer, measured), verdicts: themesVerdicts(scorer, measured) };
}

async function measureWord({ corpus, scorer, documents, chosen }: Context): Promise<PartResult> {
  const measured = await measure(chosen(await wordFiles(corpus)), documents, scorer);
  return { measured, report: wordReport(scorer, measured), verdicts: wordVerdicts(scorer, measured) };
}

async function measurePeople({ scorer, documents, press, chosen }: Context): Promise<PartResult> {
  const measured = await measure(chosen(printedPeople(press)), documents, scorer);
  return { measured, report: peopleReport(scorer, measured), verdicts: peopleVerdicts(scorer, measured) };
}

async function measureScans({ corpus, scorer, documents, chosen }: Context): Promise<PartResult> {
  const text = await measure(chosen(await themes(corpus)), documents, scorer);
  const measured = await measure(chosen(await scans(corpus)), documents, scorer);
  const both = [scorer, measured, text] as const;
  return { measured, report: scansReport(...both), verdicts: scansVerdicts(...both) };
}

async function measureNone({ documents, press }: Context): Promise<PartResult> {
  const held = await measureOthers(otherDocuments(press), documents);
  return { measured: [], report: noneReport(held), verdicts: noneVerdicts(held) };
}

/** A row for each part: what it measures. */
const PARTS: Readonly<Record<string, (context: Context) => Promise<PartResult>>> = {
  themes: measureThemes,
  word: measureWord,
  people: measurePeople,
  none: measureNone,
  scans: measureScans,
};

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      only: { type: 'string' },
      theme: { type: 'string' },
      layout: { type: 'string' },
      person: { type: 'string' },
      errors: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const { only } = values;
  if (only !== undefined && !(only in PARTS)) throw new Error(`There is no part ${only}: ${Object.keys(PARTS)}.`);
  const corpus = corpusFolder(values.corpus);
  if (corpus === undefined) return true;
  const filters = FILTERS.filter((group) => values[group] !== undefined);
  const chosen = (subjects: readonly Subject[]): Subject[] =>
    subjects.filter(({ groups }) => filters.every((group) => groups[group] === values[group]));
  const [scorer, documents, press] = [await loadScorer(corpus), await documentReader(), openPress()];
  const verdicts: Verdict[] = [];
  try {
    for (const [name, part] of Object.entries(PARTS)) {
      if (only !== undefined && only !== name) continue;
      const result = await part({ corpus, scorer, documents, press, chosen });
      console.log(`\n${name}\n${result.report}`);
      if (values.errors) console.log(`\n${errorsReport(scorer, result.measured)}`);
      verdicts.push(...result.verdicts);
    }
  } finally {
    await Promise.all([documents.close(), press.close()]);
  }
  // The bars are about all documents of a part.
  if (filters.length > 0) return true;
  console.log();
  return reportVerdicts(verdicts) || !values.check;
}

export const resume: Bench = {
  summary: 'Fields of resumes in themes, Word layouts and scans, and of people of our own, by layout and section.',
  usage: `--corpus FOLDER     the benchmark documents; their scorer lies in FOLDER/../score
--only PART         measures one part: ${Object.keys(PARTS).join(', ')}
${FILTERS.map((group) => `--${group} NAME`.padEnd(20).concat(`only documents of this ${group}`)).join('\n')}
--errors            what is missed (-), invented (+) and answered otherwise, of documents that one may look at
--check             fails when a bar is missed
`,
  run,
};
