import type { Page } from 'playwright';
import { stopServiceWorkers } from '../../browser/browser.ts';
import { pagesLeft } from '../../browser/calls.ts';
import { pagesPdf } from '../../fixtures/pdf.ts';
import type { Attack } from '../attack.ts';
import { ensureSite } from '../built-site.ts';
import { Random } from '../names/random.ts';
import { median } from '../statistics.ts';
import { decimals } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import { type Attacked, openAttacked } from './open-attacked.ts';

const STOPS = 50;
const PAGES = 5;
/** Milliseconds between two resumes of a key: a request that is dispatched again comes within that. */
const INTERVAL = 3000;
/** How much longer than a call takes the stops go on: some come just after its answer. */
const BEYOND = 1.1;

interface Outcome {
  readonly status: number;
  readonly took: number;
}

/** Has a resume read, in the page: another file in each round, so that no call is equal to the one before. */
const resume = (page: Page, { site, key }: Attacked, round: number): Promise<Outcome> =>
  page.evaluate(
    async ({ url, key, content }) => {
      const begun = performance.now();
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ file_content: content, file_type: 'pdf' }),
      });
      await response.text();
      return { status: response.status, took: performance.now() - begun };
    },
    {
      url: new URL('extract_resume_key_value', site.address).href,
      key,
      content: Buffer.concat([pagesPdf(PAGES), Buffer.from(`%${round}\n`)]).toString('base64'),
    },
  );

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Service workers stopped at random moments of a call, also as they answer: it is one call to its rate and its key. One
 * that is stopped between its answer and its note of that costs nothing: nobody can tell that its caller was reached.
 */
export const stops: Attack = async ({ site: directory, seed }) => {
  await ensureSite(directory);
  const random = new Random(seed);
  const attacked = await openAttacked(directory, { limits: { resumePerSecond: 1000 / INTERVAL } });
  try {
    const page = await attacked.open('caller.html');
    const left = (): Promise<number> => pagesLeft(page, attacked.site.address, attacked.key);
    const undisturbed: number[] = [];
    for (let round = 0; round < 5; round++) {
      undisturbed.push((await resume(page, attacked, -round)).took);
      await wait(INTERVAL);
    }
    const usual = median(undisturbed);
    let [right, free] = [0, 0];
    for (let stop = 0; stop < STOPS; stop++) {
      const before = await left();
      const after = random.next() * usual * BEYOND;
      const called = resume(page, attacked, stop + 1).catch(() => ({ status: 0, took: 0 }));
      await wait(after);
      await stopServiceWorkers(page);
      const { status } = await called;
      // What an answered call has to clear away is done by then.
      await wait(INTERVAL);
      const charged = before - (await left());
      if (charged <= 0) free++;
      if (status === 200 && charged <= PAGES) right++;
      else
        console.log(
          `Stopped after ${decimals(after, 0)} of ${decimals(usual, 0)} ms: ${status}, ${charged} pages charged`,
        );
    }
    return reportVerdicts([
      {
        claim: `service workers stopped at ${STOPS} random moments of a call: answered, and charged once or not at all`,
        seen: `${right} of ${STOPS}, ${free} of them not charged`,
        met: right === STOPS,
      },
    ]);
  } finally {
    await attacked.close();
  }
};
