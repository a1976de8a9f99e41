import { parseArgs } from 'node:util';
import { type EngineName, engineNames } from '../engines/in-node.ts';
import { openChromiumPlace } from './chromium-place.ts';
import { type Grouping, groupings } from './groups.ts';
import { openNodePlace } from './node-place.ts';
import type { Place } from './place.ts';
import { openProductPlace } from './product-place.ts';

const sets = ['press', 'odl-bench', 'readoc-sample', 'docling-pdf', 'icdar2013-tables'];

const places: Readonly<Record<string, (engines: readonly EngineName[], site: string) => Promise<Place>>> = {
  node: openNodePlace,
  chromium: openChromiumPlace,
  product: openProductPlace,
};

export const usage = `--corpus FOLDER        the benchmark documents; their scorers lie in FOLDER/../score
--sets NAME,…          of ${sets.join(', ')}
--engines NAME,…       of ${engineNames.join(', ')}
--through PLACE        node (all in this process), chromium (in one worker there) or product (Sheaf by POST /parse)
--site FOLDER          the built site that --through product opens; dist when absent
--rounds N             conversions of each document by each engine, of which the median time counts; 3 when absent
                       (one more before them, uncounted, warms the engines up)
--by FIELD             of the manifest, ${groupings.join(', ')}: the means of each group of documents; producer when absent
--worst N              lists the documents on which we lose most against the best peer
--page ID              writes an HTML file with the page, our blocks, the truth, our text and the best peer's
--explain ID           prints the reasons of every layout decision in a document, and measures nothing
--keep FOLDER          writes every text to FOLDER/SET/ENGINE/ID.md
--check                fails when a bar is missed
`;

export interface Options {
  readonly corpus: string | undefined;
  readonly sets: readonly string[];
  readonly engines: readonly EngineName[];
  /** Name of the place. */
  readonly through: string;
  readonly openPlace: () => Promise<Place>;
  readonly rounds: number;
  readonly by: Grouping;
  readonly worst: number | undefined;
  readonly page: string | undefined;
  readonly explain: string | undefined;
  readonly keep: string | undefined;
  readonly check: boolean;
}

/** The members of a comma-separated list, in the order of those known; all when there is no list. */
function choose<Name extends string>(
  list: string | undefined,
  known: readonly Name[],
  option: string,
): readonly Name[] {
  if (list === undefined) return known;
  const names: readonly string[] = list.split(',');
  const stranger = names.find((name) => !known.some((candidate) => candidate === name));
  if (stranger !== undefined) throw new Error(`--${option} takes ${known.join(', ')}; ${stranger} is none of them.`);
  return known.filter((name) => names.includes(name));
}

function count(text: string, option: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${option} is a whole number from 1 up.`);
  return value;
}

/** The options of a command line. Throws an `Error` that says which one is wrong. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      sets: { type: 'string' },
      engines: { type: 'string' },
      through: { type: 'string', default: 'node' },
      site: { type: 'string', default: 'dist' },
      rounds: { type: 'string', default: '3' },
      by: { type: 'string', default: 'producer' },
      worst: { type: 'string' },
      page: { type: 'string' },
      explain: { type: 'string' },
      keep: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const open = places[values.through];
  if (!open) throw new Error(`--through takes ${Object.keys(places).join(', ')}; ${values.through} is none of them.`);
  const by = groupings.find((grouping) => grouping === values.by);
  if (!by) throw new Error(`--by takes ${groupings.join(', ')}; ${values.by} is none of them.`);
  const engines = choose(values.engines, engineNames, 'engines');
  return {
    corpus: values.corpus,
    sets: choose(values.sets, sets, 'sets'),
    engines,
    through: values.through,
    openPlace: () => open(engines, values.site),
    rounds: count(values.rounds, 'rounds'),
    by,
    worst: values.worst === undefined ? undefined : count(values.worst, 'worst'),
    page: values.page,
    explain: values.explain,
    keep: values.keep,
    check: values.check,
  };
}
