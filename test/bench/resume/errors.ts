import { decimals } from '../text-table.ts';
import type { Difference } from './differences.ts';
import type { Measured } from './measure.ts';
import type { Scorer } from './scorer.ts';

/** Characters after which a value, and an entry as a whole, is cut off. */
const LONGEST = [80, 150] as const;

/** A value in quotes, cut off after so many characters. */
export const shown = (value: string, longest: number): string =>
  JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);

function line({ path, leaves, truth, answered }: Difference): string {
  const longest = LONGEST[leaves === undefined ? 0 : 1];
  const place = leaves === undefined ? path : `${path} whole, ${leaves} leaves`;
  if (answered === undefined) return `- ${place}: ${shown(truth ?? '', longest)}`;
  if (truth === undefined) return `+ ${place}: ${shown(answered, longest)}`;
  return `≠ ${place}: ${shown(truth, longest)} → ${shown(answered, longest)}`;
}

/** What is missed (-), invented (+) and answered otherwise (≠), a line for each leaf, of documents that one may look at. */
export function errorsReport(scorer: Scorer, measured: readonly Measured[]): string {
  return measured
    .filter(({ subject }) => subject.isLookedAt)
    .map(({ subject, score, differences }) => {
      const f1 = decimals(scorer.totals([score]).micro.f1, 3);
      return [`${subject.id}  ${f1}`, ...differences().map((difference) => `  ${line(difference)}`)].join('\n');
    })
    .join('\n');
}
