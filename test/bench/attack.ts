import { parseArgs } from 'node:util';
import { bombs } from './attack/bombs.ts';
import { frozen } from './attack/frozen.ts';
import { fuzz } from './attack/fuzz.ts';
import { kills } from './attack/kills.ts';
import { latency } from './attack/latency.ts';
import { markdown } from './attack/markdown.ts';
import { reproducible } from './attack/reproducible.ts';
import { stops } from './attack/stops.ts';
import { storage } from './attack/storage.ts';
import type { Bench } from './bench-definition.ts';
import { conditions } from './conditions.ts';

/** An attack that takes too long for the tests; resolves to whether what was promised held. */
export type Attack = (options: AttackOptions) => Promise<boolean>;

export interface AttackOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** How long to go on, for attacks without an end of their own. */
  readonly minutes: number;
  /** Of the random choices; an attack with the same seed makes the same ones. */
  readonly seed: number;
  /** Only files whose names hold this text, for attacks by files. */
  readonly matching: string;
  /** Folder of the document sets, for attacks that have some of them. */
  readonly corpus?: string;
}

const attacks: Readonly<Record<string, Attack>> = {
  bombs,
  frozen,
  fuzz,
  kills,
  latency,
  markdown,
  reproducible,
  stops,
  storage,
};

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: Object.keys(attacks) },
      site: { type: 'string', default: 'dist' },
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      matching: { type: 'string', default: '' },
      corpus: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const unknown = values.only.find((name) => !attacks[name]);
  if (unknown !== undefined)
    throw new Error(`There is no attack called ${unknown}: ${Object.keys(attacks).join(', ')}.`);
  const { site, matching, corpus } = values;
  const options = {
    site,
    matching,
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    ...(corpus !== undefined && { corpus }),
  };
  console.log(conditions());
  let held = true;
  for (const name of values.only) {
    console.log(`\n— ${name}`);
    held = ((await attacks[name]?.(options)) ?? false) && held;
  }
  return held || !values.check;
}

export const attack: Bench = {
  summary: 'Attacks in numbers that are too large for the tests; docs/SECURITY.md says what each is about.',
  usage: `--only NAME            one of ${Object.keys(attacks).join(', ')}; may be repeated, all when absent
--site FOLDER          the built site; dist when absent, and built when that is not there
--minutes N            how long to fuzz; 10 when absent
--seed N               of what is random; 1 when absent
--matching TEXT        only the bombs whose names hold it
--corpus FOLDER        the bombs are followed by the hostile set of the corpus
--check                fails when a promise is broken
`,
  run,
};
