import type { EntityType } from '../../../src/answers/entities/entity-types.ts';
import { decimals, textTable } from '../text-table.ts';
import type { Verdict } from '../verdict.ts';
import type { Finder } from './finders.ts';
import { changedTexts, type GeneratedText, validTexts, WEAK_CHECKS } from './generated-values.ts';
import { GENERATORS } from './number-generators.ts';

/** Numbers of each type: the bar's. */
const COUNT = 1000;

async function countFound(find: Finder, texts: readonly GeneratedText[]): Promise<number> {
  let found = 0;
  for (const { type, text, value } of texts) {
    const spans = await find(text);
    if (spans.some((span) => span.type === type && text.slice(span.start, span.end) === value)) found++;
  }
  return found;
}

async function countReported(find: Finder, texts: readonly GeneratedText[]): Promise<number> {
  let reported = 0;
  for (const { type, text } of texts) if ((await find(text)).some((span) => span.type === type)) reported++;
  return reported;
}

/** Made-up numbers of every type with check digits: how many are found, and how many with one digit changed still are. */
export async function measureGenerated(find: Finder): Promise<Verdict[]> {
  const rows: string[][] = [];
  let [missed, alarms] = [0, 0];
  for (const type of Object.keys(GENERATORS) as EntityType[]) {
    const found = await countFound(find, validTexts(type, COUNT));
    const reported = await countReported(find, changedTexts(type, COUNT));
    const weak = WEAK_CHECKS[type];
    missed += COUNT - found;
    if (reported > (weak?.share ?? 0) * COUNT) alarms += reported;
    rows.push([type, String(found), String(reported), weak?.reason ?? '']);
  }
  console.log(textTable([[`of ${COUNT}`, 'found', 'reported with one digit changed', ''], ...rows]));
  return [
    { claim: `every one of ${COUNT} valid numbers of each type is found`, seen: `${missed} missed`, met: missed === 0 },
    {
      claim: 'none with one digit changed is reported, but where the check itself is weak',
      seen: `${alarms} reported of ${decimals(rows.length * COUNT, 0)}`,
      met: alarms === 0,
    },
  ];
}
