import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { docx, paragraph } from '../../fixtures/docx.ts';
import { longDocx } from '../../fixtures/docx-long.ts';
import { median } from '../statistics.ts';
import { decimals, textTable } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import type { Effort } from './convert-alone.ts';

const PAGES = 500;
const ROUNDS = 5;
const OURS = 'sheaf';
const PEER = 'mammoth + turndown';
/** Share of the peer's time and memory that ours may take: both parse the file, mammoth builds a tree of every node. */
const MOST_OF_PEER = 0.7;

const script = fileURLToPath(new URL('./convert-alone.ts', import.meta.url));

async function effortOf(engine: string, path: string): Promise<Effort> {
  const flags = ['--disable-warning=ExperimentalWarning', script, engine, path];
  return JSON.parse((await promisify(execFile)(process.execPath, flags)).stdout) as Effort;
}

/** Medians over the rounds; memory is what the process holds beyond that for a file of one word. */
async function measure(folder: string): Promise<ReadonlyMap<string, Effort>> {
  const [long, short] = [join(folder, 'long.docx'), join(folder, 'short.docx')];
  await writeFile(long, longDocx(PAGES));
  await writeFile(short, docx({ body: paragraph('hello') }));
  const samples = new Map<string, Effort[]>([OURS, PEER].map((engine) => [engine, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [engine, efforts] of samples) {
      const { megabytes: idle } = await effortOf(engine, short);
      const { seconds, megabytes } = await effortOf(engine, long);
      efforts.push({ seconds, megabytes: megabytes - idle });
    }
  }
  return new Map(
    [...samples].map(([engine, efforts]) => [
      engine,
      {
        seconds: median(efforts.map(({ seconds }) => seconds)),
        megabytes: median(efforts.map(({ megabytes }) => megabytes)),
      },
    ]),
  );
}

/** Prints what a long Word file takes beside the peer, in turns; resolves to whether ours keeps to its share. */
export async function checkLong(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-long-'));
  try {
    const efforts = await measure(folder);
    const rows = [...efforts].map(([engine, { seconds, megabytes }]) => [
      engine,
      decimals(seconds, 2),
      decimals(megabytes, 0),
    ]);
    console.log(textTable([[`${PAGES} pages`, 's', 'growth, MB'], ...rows]));
    const [ours, peer] = [efforts.get(OURS), efforts.get(PEER)];
    const verdict = (what: string, share: number) => ({
      claim: `${what}: at most ${MOST_OF_PEER} of what ${PEER} takes`,
      seen: decimals(share, 2),
      met: share <= MOST_OF_PEER,
    });
    return reportVerdicts([
      verdict('time', (ours?.seconds ?? Number.NaN) / (peer?.seconds ?? Number.NaN)),
      verdict('memory', (ours?.megabytes ?? Number.NaN) / (peer?.megabytes ?? Number.NaN)),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
