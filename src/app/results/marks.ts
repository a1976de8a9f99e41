import type { Evidence, Mark } from '../state/pointing.svelte.ts';

interface Answer {
  readonly evidence?: readonly Evidence[] | undefined;
}

/** The values of an answer with their places, in the answer's order: those whose pointers begin so. */
export const marksOf = ({ evidence = [] }: Answer, prefix: string, label?: (evidence: Evidence) => string): Mark[] =>
  evidence
    .filter(({ pointer }) => pointer.startsWith(prefix))
    .map((one, index) => ({ id: `${prefix}#${index}`, evidence: one, ...(label ? { label: label(one) } : {}) }));

/** The tokens of an RFC 6901 pointer. */
export const pointerTokens = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
