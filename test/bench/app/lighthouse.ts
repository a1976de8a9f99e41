import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { browserArguments, findBrowser } from '../../../src/tools/find-browser.ts';
import { median } from '../statistics.ts';
import type { Host } from './host.ts';

const RUNS = 5;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export type Scores = Readonly<Record<(typeof categories)[number], number>>;

export interface Lighthouse {
  /** Medians of five runs, each on an empty profile: 0 to 100. */
  readonly scores: Scores;
  /** Medians in milliseconds; the layout shift without unit. */
  readonly metrics: Readonly<Record<(typeof metrics)[number], number>>;
  /** What of accessibility and best practices was not passed in any run, by title. */
  readonly failed: readonly string[];
}

async function once(address: string, device: 'desktop' | 'mobile') {
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless', ...browserArguments()],
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error' as const, onlyCategories: [...categories] };
    const result = await lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Runs Lighthouse five times against a host. */
export async function measureLighthouse(host: Host, device: 'desktop' | 'mobile'): Promise<Lighthouse> {
  const runs: Awaited<ReturnType<typeof once>>[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await once(host.address, device));
  const middle = <Name extends string>(
    names: readonly Name[],
    value: (run: (typeof runs)[number], name: Name) => number,
  ) =>
    Object.fromEntries(names.map((name) => [name, median(runs.map((run) => value(run, name)))])) as Record<
      Name,
      number
    >;
  const failed = runs.flatMap(({ audits, categories: found }) =>
    (['accessibility', 'best-practices'] as const)
      .flatMap((name) => found[name]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ audit: audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
      .map(({ audit }) => audit?.title ?? ''),
  );
  return {
    scores: middle(categories, ({ categories: found }, name) => Math.round(100 * (found[name]?.score ?? 0))),
    metrics: middle(metrics, ({ audits }, name) => audits[name]?.numericValue ?? Number.NaN),
    failed: [...new Set(failed)],
  };
}
