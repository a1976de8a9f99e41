import axe from 'axe-core';
import type { Page } from 'playwright';

/** Rows of the list take their places after they have been measured, late in a frame: only what was drawn is judged. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n').at(-1)}`,
      ),
    );
  }, options);
}

/** What all of axe-core's rules find wrong with the page as it is now: sentences that name the rule and the element. */
export async function violations(page: Page): Promise<string[]> {
  await drawn(page);
  return run(page, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
}

const schemes = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** What its rules for colours find wrong in dark and in forced colours, which come before each sentence. */
export async function colourViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, scheme] of Object.entries(schemes)) {
    await page.emulateMedia(scheme);
    const wrong = await run(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
    found.push(...wrong.map((one) => `${name}: ${one}`));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return found;
}
