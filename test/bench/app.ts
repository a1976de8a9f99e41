import { parseArgs } from 'node:util';
import { firstSight } from './app/first-sight.ts';
import { type Host, openHost, slowLine } from './app/host.ts';
import { measureLighthouse } from './app/lighthouse.ts';
import { measureLongDocument } from './app/long-document.ts';
import { measureMixedFiles } from './app/mixed-files.ts';
import type { Bench } from './bench-definition.ts';
import { ensureSite } from './built-site.ts';
import { conditions } from './conditions.ts';
import { median } from './statistics.ts';
import { decimals } from './text-table.ts';
import { reportVerdicts, type Verdict } from './verdict.ts';

/** Bytes a second of a slow line. */
const SLOW = 200_000;
const RUNS = 5;

const most = (claim: string, bar: number, unit: string, figure: number | undefined, places = 0): Verdict => ({
  claim: `${claim}: at most ${bar} ${unit}`,
  seen: `${decimals(figure, places)} ${unit}`,
  ...(figure === undefined ? {} : { met: figure <= bar }),
});

async function lighthouse(
  host: Host,
  device: 'desktop' | 'mobile',
  bars: readonly [number, number, number],
): Promise<Verdict[]> {
  const { scores, metrics, failed } = await measureLighthouse(host, device);
  console.log(
    `lighthouse ${device}`,
    JSON.stringify(metrics),
    failed.length > 0 ? failed.join('; ') : 'nothing failed',
  );
  return (['performance', 'accessibility', 'best-practices'] as const).map((name, index) => ({
    claim: `Lighthouse, ${device}: ${name} at least ${bars[index]}`,
    seen: String(scores[name]),
    met: scores[name] >= (bars[index] as number),
  }));
}

/** Parts of the bench: each gives verdicts. */
const parts: Readonly<Record<string, (host: Host) => Promise<Verdict[]>>> = {
  desktop: (host) => lighthouse(host, 'desktop', [98, 100, 100]),
  mobile: (host) => lighthouse(host, 'mobile', [90, 100, 100]),
  async bytes(host) {
    const { painted, readable, bytes, files } = await firstSight(host);
    for (const [path, size] of files) console.log(`  ${decimals(size / 1000, 1)} KB ${path}`);
    console.log(`first paint after ${decimals(painted, 0)} ms, example after ${decimals(readable, 0)} ms`);
    return [most('compressed before the first paint', 120, 'KB', bytes / 1000, 1)];
  },
  async slow(host) {
    const line = await slowLine(host, SLOW);
    const sights = [];
    for (let run = 0; run < RUNS; run++) sights.push(await firstSight(line));
    await line.close();
    console.log(`at 200 KB/s painted after ${decimals(median(sights.map(({ painted }) => painted)), 0)} ms`);
    const seconds = median(sights.map(({ readable }) => readable)) / 1000;
    return [most('at 200 KB/s the example is readable, median of five', 3, 's', seconds, 2)];
  },
  async long(host) {
    const seen = await measureLongDocument(host);
    console.log(`long document: ${decimals(seen.megabytes, 1)} MB, all of it after ${decimals(seen.done / 1000, 1)} s`);
    for (const { view, took, wasThere } of seen.changes) {
      console.log(`  ${decimals(took, 0)} ms to ${view}${wasThere ? '' : ', its answer included'}`);
    }
    const switching = Math.max(...seen.changes.filter(({ wasThere }) => wasThere).map(({ took }) => took));
    return [
      most('562 pages: the first page can be read', 1500, 'ms', seen.firstPage),
      most('562 pages: longest task while it is read', 100, 'ms', seen.taskWhileReading),
      most('562 pages: longest task later', 100, 'ms', seen.taskLater),
      most('562 pages: change of views', 200, 'ms', switching),
    ];
  },
  async mixed(host) {
    const { done, interaction, task, kept } = await measureMixedFiles(host);
    console.log(`100 mixed files: done after ${decimals(done / 1000, 1)} s`);
    return [
      most('100 mixed files: slowest interaction', 200, 'ms', interaction),
      most('100 mixed files: longest task', 200, 'ms', task),
      most('100 mixed files: memory kept after clearing', 100, 'MB', kept),
    ];
  },
};

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string', default: 'dist' },
      parts: { type: 'string', default: Object.keys(parts).join(',') },
      check: { type: 'boolean', default: false },
    },
  });
  const chosen = values.parts.split(',');
  const stranger = chosen.find((name) => !(name in parts));
  if (stranger !== undefined)
    throw new Error(`--parts takes ${Object.keys(parts).join(', ')}; ${stranger} is none of them.`);
  await ensureSite(values.site);
  console.log(conditions());
  const host = await openHost(values.site);
  try {
    const verdicts: Verdict[] = [];
    for (const name of chosen) verdicts.push(...((await parts[name]?.(host)) ?? []));
    return reportVerdicts(verdicts) || !values.check;
  } finally {
    await host.close();
  }
}

export const app: Bench = {
  summary:
    'The page that people see: Lighthouse, bytes, a slow line, a long document, a hundred files, in headless Chromium.',
  usage: `--site FOLDER          the built site; dist when absent, and built when that is not there
--parts NAME,…         of ${Object.keys(parts).join(', ')}
--check                fails when a bar is missed
`,
  run,
};
