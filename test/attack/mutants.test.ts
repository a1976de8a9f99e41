import { expect, test } from 'vitest';
import { mutantOf } from '../bench/attack/fuzz/mutant-of.ts';
import { seeds } from '../bench/attack/fuzz/seeds.ts';
import { isDocumented, openTarget } from '../bench/attack/fuzz/target.ts';
import { openSetting } from '../browser/setting.ts';

/** Milliseconds for one mutant on a machine with other work. */
const PATIENCE = 120_000;

test('40 mutated PDF and Word files are answered as documented, and a good one after them', async () => {
  const all = await seeds();
  const { browser, site } = await openSetting();
  const { send } = await openTarget(browser.context, site.address);
  const undocumented: string[] = [];
  for (let index = 0; index < 40; index++) {
    const { name, bytes, endpoint } = mutantOf(all, 18, index);
    const answer = await send(bytes, endpoint, 'never', PATIENCE);
    if (!isDocumented(answer)) undocumented.push(`${index}, ${endpoint}, ${name}: ${answer.status} ${answer.message}`);
  }
  expect(undocumented).toEqual([]);
  const [good] = all;
  expect(await send(good?.bytes ?? new Uint8Array(), 'parse', 'never', PATIENCE)).toMatchObject({ status: 200 });
});
