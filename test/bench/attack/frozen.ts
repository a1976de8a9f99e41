import { minutes } from '../../../src/platform/minutes.ts';
import { everyState, settled } from '../../attack/ticket-states.ts';
import { pagesLeft } from '../../browser/calls.ts';
import { freeze } from '../../browser/processes.ts';
import type { Attack } from '../attack.ts';
import { ensureSite } from '../built-site.ts';
import { reportVerdicts, type Verdict } from '../verdict.ts';
import { openAttacked } from './open-attacked.ts';

/** Longer than any time in which a worker has to show progress; longer than any in which a call is answered. */
const FREEZES = [130_000, 600_000] as const;

async function frozenFor(directory: string, duration: number): Promise<Verdict> {
  const attacked = await openAttacked(directory);
  try {
    const { site, key, browser } = attacked;
    const caller = await attacked.open('caller.html');
    const { tickets, awaiting, expected, left } = await everyState(caller, site.address, key);
    await freeze(browser.profile, duration);
    const replies = [];
    for (const { ticket } of expected) replies.push(await settled(tickets, ticket));
    const right = replies.filter(({ status, body }, index) => {
      const { pageCount, content } = expected[index] as (typeof expected)[number];
      return status === 200 && body.pageCount === pageCount && body.markdown?.content.includes(content);
    });
    const waits = (await tickets.fetch(awaiting)).status === 409;
    const charged = left - (await pagesLeft(caller, site.address, key));
    const due = expected.reduce((sum, { pageCount }) => sum + pageCount, 0);
    return {
      claim: `frozen for ${minutes(duration)}: every ticket is right and charged once`,
      seen: `${right.length} of ${expected.length} right, one ${waits ? 'waits' : 'does not wait'} for its file, ${charged} of ${due} pages charged`,
      met: right.length === expected.length && waits && charged === due,
    };
  } finally {
    await attacked.close();
  }
}

/** All processes of the browser stopped for 130 s and for 10 min with a ticket in every state: each ends right. */
export const frozen: Attack = async ({ site }) => {
  await ensureSite(site);
  const verdicts = [];
  for (const duration of FREEZES) verdicts.push(await frozenFor(site, duration));
  return reportVerdicts(verdicts);
};
