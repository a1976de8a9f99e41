import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '../../../src/tools/serve.ts';
import { browserMemory, memoryIsTold, peakPageMemory } from '../../browser/memory.ts';
import type { Attack } from '../attack.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import { ensureSite } from '../built-site.ts';
import { decimals, textTable } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import { mutantOf } from './fuzz/mutant-of.ts';
import { seeds } from './fuzz/seeds.ts';
import { isDocumented, openTarget, type Target } from './fuzz/target.ts';

/** Mutants under way at once: as many as a person has processor cores, and one that waits. */
const AT_ONCE = 3;
/** Milliseconds after which a call counts as hung: four times those within which a document is to be given up. */
const HANG = 80_000;
/** Milliseconds after which memory counts as kept: workers without work are ended after half a minute. */
const REST = 45_000;
/** Most megabytes that the browser holds more than before, once all are answered. */
const MOST_KEPT = 150;
/** Where mutants are put that broke a promise. */
const FINDINGS = 'test-results/fuzz';

/** PDF and Word files, mutated, through the real page: each answered as documented, and the page well afterwards. */
export const fuzz: Attack = async ({ site, minutes, seed }) => {
  await ensureSite(site);
  const all = await seeds();
  const config = JSON.stringify({ allowance: { pages: 1_000_000_000, renew: 'never' } });
  const server = await serve({ directory: site, replace: { 'sheaf.config.json': config } });
  const browser = await openEmptyBrowser();
  const memory = async (): Promise<number> =>
    memoryIsTold ? browserMemory(browser.context, browser.profile) : Number.NaN;
  const counts = new Map<string, number>();
  const findings: string[] = [];
  let slowest = { milliseconds: 0, name: '' };
  try {
    let target: Target = await openTarget(browser.context, server.address);
    for (const one of all) await target.send(one.bytes, 'parse', 'never', HANG);
    await target.page.waitForTimeout(REST);
    const idle = await memory();
    const end = Date.now() + minutes * 60_000;
    let index = 0;
    const attacker = async (): Promise<void> => {
      while (Date.now() < end) {
        const number = index++;
        const { name, bytes, endpoint, ocr } = mutantOf(all, seed, number);
        const current = target;
        const answer = await current.send(bytes, endpoint, ocr, HANG);
        const outcome = `${answer.status} ${answer.code}`;
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        const { milliseconds } = answer;
        if (milliseconds > slowest.milliseconds)
          slowest = { milliseconds, name: `${number}, ${endpoint}, ocr ${ocr}, ${name}` };
        if (isDocumented(answer)) continue;
        findings.push(`${number}, ${endpoint}, ocr ${ocr}, ${name}: ${outcome} ${answer.message}`);
        console.log(`seed ${seed} ${findings.at(-1)}`);
        await mkdir(FINDINGS, { recursive: true });
        await writeFile(join(FINDINGS, `${seed}-${number}.${name.split(' ')[0]}`), bytes);
        if (answer.status === 0 && current === target) target = await openTarget(browser.context, server.address);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attacker));
    await target.page.waitForTimeout(REST);
    const kept = (await memory()) - idle;
    console.log(
      textTable([['answer', 'mutants'], ...[...counts].sort().map(([outcome, count]) => [outcome, `${count}`])]),
    );
    console.log(`slowest: ${decimals(slowest.milliseconds / 1000, 1)} s, ${slowest.name}`);
    if (memoryIsTold)
      console.log(`most memory of a page: ${decimals(peakPageMemory(browser.profile), 0)} MB, ${AT_ONCE} at once`);
    return reportVerdicts([
      {
        claim: 'every mutant is answered with a documented status, without a crash or a hang',
        seen: `${findings.length} of ${index} not`,
        met: findings.length === 0,
      },
      {
        claim: `at most ${MOST_KEPT} MB kept`,
        seen: `${decimals(kept, 0)} MB`,
        ...(Number.isNaN(kept) ? {} : { met: kept <= MOST_KEPT }),
      },
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
};
