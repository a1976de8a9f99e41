import type { Model } from './logistic.ts';
import type { FitTask } from './tasks.ts';

/** Weights below this change no verdict that is not a matter of chance. */
const NEGLIGIBLE = 0.05;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** The source text of fitted weights, the strongest first. */
export function weightsFile(decision: string, { signs }: FitTask, { bias, weights }: Model): string {
  const strong = signs
    .map(({ name }, index) => ({ name, weight: weights[index] ?? 0 }))
    .filter(({ weight }) => Math.abs(weight) >= NEGLIGIBLE)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const lines = strong.map(({ name, weight }) => `  [${quoted(name)}, ${weight.toFixed(2)}],`);
  return `// Written by \`npm run bench -- fit --decision ${decision} --write\`.

/** The score of a place at which no sign holds. */
export const BIAS = ${bias.toFixed(2)};

/** Weights of signs by their names, the strongest first; 0 for all others. */
export const WEIGHTS: ReadonlyMap<string, number> = new Map([
${lines.join('\n')}
]);
`;
}
