import { parseArgs } from 'node:util';
import type { Bench } from './bench-definition.ts';
import { conditions } from './conditions.ts';
import { corpusFolder } from './corpus.ts';
import { nameTagger } from './engines/name-tagger.ts';
import { FORMS } from './pii/documents/files.ts';
import { measureDocuments } from './pii/documents/measure.ts';
import { BARS, documentsReport, leakedShare } from './pii/documents/report.ts';
import { falseAlarms, printedPages, technicalPages } from './pii/false-alarms.ts';
import { type Finder, finders } from './pii/finders.ts';
import { measureGenerated } from './pii/generated-report.ts';
import { loadSpanScorer, type SpanScores } from './pii/span-scorer.ts';
import { nameSets, presidioSets } from './pii/span-sets.ts';
import { printSets, printTypes, scoreSet } from './pii/spans-report.ts';
import { megabytes, times } from './pii/speed.ts';
import { decimals, textTable } from './text-table.ts';
import { atLeast, reportVerdicts, type Verdict } from './verdict.ts';

type Engines = ReadonlyMap<string, Finder>;

const atMost = (claim: string, figure: number, bar: number, digits = 3): Verdict => ({
  claim: `${claim} at most ${bar}`,
  seen: decimals(figure, digits),
  met: figure <= bar,
});

/** Types whose numbers have check digits, among those of the set. */
const CHECKED = ['CREDIT_CARD', 'IBAN'];

async function measureSpans(engines: Engines, corpus: string): Promise<Verdict[]> {
  const scorer = await loadSpanScorer(corpus);
  const scores = new Map<string, Map<string, SpanScores>>();
  for (const set of [...(await presidioSets(corpus)), ...(await nameSets(corpus))]) {
    const byEngine = new Map<string, SpanScores>();
    for (const [name, find] of engines) byEngine.set(name, await scoreSet(find, set, scorer));
    scores.set(set.name, byEngine);
  }
  printSets(scores);
  console.log(
    'The tagger that ships has learned from btc, re3d, sec-filings, wikigold and wnut17: `names` leaves each out.\n',
  );
  const presidio = scores.get('presidio') as Map<string, SpanScores>;
  printTypes(presidio);
  const ours = presidio.get('sheaf');
  const ofType = (type: string): number | undefined => ours?.perType[type]?.f1;
  return [
    atLeast('presidio: F1', ours?.byTypeMicro.f1, 0.8),
    atLeast('presidio: F2', ours?.byTypeMicro.f2, 0.8),
    atLeast('presidio: F1 of PERSON', ofType('PERSON'), 0.85),
    atLeast('presidio: F1 of ADDRESS', ofType('ADDRESS'), 0.75),
    atLeast('presidio: F1 of PHONE', ofType('PHONE'), 0.92),
    ...CHECKED.map((type) => atLeast(`presidio: F1 of ${type}`, ofType(type), 0.97)),
  ];
}

async function measureAlarms(engines: Engines, corpus: string, list: boolean): Promise<Verdict[]> {
  const texts = new Map([
    ['odl-bench', await printedPages(corpus)],
    ['technical prose', await technicalPages()],
  ]);
  const verdicts: Verdict[] = [];
  for (const [name, prose] of texts) {
    const rows: string[][] = [];
    for (const [engine, find] of engines) {
      const { pages, alarms } = await falseAlarms(find, prose);
      const persons = alarms.filter(({ type }) => type === 'PERSON').length;
      const others = alarms.length - persons;
      rows.push([engine, decimals(pages, 0), String(persons), String(others), decimals(alarms.length / pages, 3)]);
      if (engine !== 'sheaf') continue;
      if (list)
        for (const { source, type, text } of alarms) console.log(`  ${source}  ${type}  ${JSON.stringify(text)}`);
      verdicts.push(atMost(`${name}: findings of personal types but PERSON a page`, others / pages, 0.1));
      verdicts.push(
        atMost(`${name}: findings of personal types a page, real persons among them`, alarms.length / pages, 0.1),
      );
    }
    console.log(`\n${name}`);
    console.log(textTable([['finder', 'pages', 'PERSON', 'other personal types', 'a page'], ...rows]));
  }
  return verdicts;
}

async function measureSpeed(engines: Engines): Promise<Verdict[]> {
  const texts = megabytes(await technicalPages());
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  for (const [engine, find] of [...engines].filter(([name]) => name === 'sheaf' || name === 'compromise')) {
    const own = engine === 'sheaf' ? texts : new Map([...texts].slice(0, 1));
    for (const [name, seconds] of await times(find, own)) {
      rows.push([engine, name, decimals(seconds, 2)]);
      if (engine === 'sheaf') verdicts.push(atMost(`1 MB of ${name}: seconds`, seconds, 2, 2));
    }
  }
  console.log(textTable([['finder', '1 MB of', 'seconds'], ...rows], 2));
  return verdicts;
}

/** Documents of our own making: their second half was written without looking at any answer. */
async function measureOwnDocuments(): Promise<Verdict[]> {
  const measured = await measureDocuments(await nameTagger());
  console.log(`\n${documentsReport(measured)}`);
  return FORMS.flatMap((form) => {
    const leaked = leakedShare(measured, form);
    return leaked === undefined ? [] : [atMost(`own documents as ${form}: share of facts leaked`, leaked, BARS[form])];
  });
}

const PARTS = ['spans', 'alarms', 'numbers', 'documents', 'speed'] as const;

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const chosen: readonly string[] = values.only?.split(',') ?? PARTS;
  const unknown = chosen.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`--only has no part ${unknown}: it is some of ${PARTS.join()}`);
  const measures = (part: (typeof PARTS)[number]): boolean => chosen.includes(part);
  const corpus = corpusFolder(values.corpus);
  console.log(conditions());
  const engines = await finders();
  const verdicts: Verdict[] = [];
  if (corpus !== undefined && measures('spans')) verdicts.push(...(await measureSpans(engines, corpus)));
  if (corpus !== undefined && measures('alarms')) verdicts.push(...(await measureAlarms(engines, corpus, values.list)));
  const ours = engines.get('sheaf');
  if (ours && measures('numbers')) verdicts.push(...(await measureGenerated(ours)));
  if (measures('documents')) verdicts.push(...(await measureOwnDocuments()));
  if (measures('speed')) verdicts.push(...(await measureSpeed(engines)));
  console.log();
  return reportVerdicts(verdicts) || !values.check;
}

export const pii: Bench = {
  summary: 'Personal data in texts and documents against peers: found, leaked, false alarms, time.',
  usage: `--corpus FOLDER  the benchmark texts; their scorers lie in FOLDER/../score
--only PART      measures one part: ${PARTS.join(', ')}
--list           lists every finding of a personal type in texts that are about something else
--check          fails when a bar is missed
`,
  run,
};
