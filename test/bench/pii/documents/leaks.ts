/** An entity as answers have it. */
export interface Found {
  readonly type: string;
  readonly text: string;
}

/** What redaction by the findings of a document would leave, and would take too much. */
export interface Leaks {
  readonly facts: number;
  /** Facts of which more than a fifth is in no finding, as `TYPE text`. */
  readonly leaked: readonly string[];
  /** Findings of personal types that touch no fact, as `TYPE text`. */
  readonly alarms: readonly string[];
}

/** Types that name no person by themselves. */
const NOT_PERSONAL = new Set(['ORGANIZATION', 'LOCATION', 'DATE', 'URL', 'AGE', 'IP_ADDRESS', 'MAC_ADDRESS']);
/** Share of a fact that may stay uncovered, such as a title before a name. */
const TOLERATED = 0.2;

/** Text without case, space and punctuation: facts and findings are compared so, as files break lines differently. */
export const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Compares the findings in a document with its facts. */
export function leaksOf(facts: readonly Found[], findings: readonly Found[]): Leaks {
  const found = findings.map(({ text }) => flat(text)).sort((a, b) => b.length - a.length);
  const known = facts.map(({ text }) => flat(text));
  return {
    facts: facts.length,
    leaked: facts.filter(({ text }) => isLeaked(flat(text), found)).map(name),
    alarms: findings
      .filter(({ type, text }) => !NOT_PERSONAL.has(type) && !known.some((fact) => touch(fact, flat(text))))
      .map(name),
  };
}

const name = ({ type, text }: Found): string => `${type} ${text.replaceAll('\n', ' / ')}`;
const touch = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

function isLeaked(fact: string, found: readonly string[]): boolean {
  let rest = fact;
  for (const text of found) {
    if (text.includes(rest)) return false;
    if (text.length > 1) rest = rest.replace(text, '');
  }
  return rest.length > Math.max(1, fact.length * TOLERATED);
}

/** Share of findings that two answers have in common, by type and text; 1 where neither has any. */
export function agreement(a: readonly Found[], b: readonly Found[]): number {
  const keys = (findings: readonly Found[]) => findings.map(({ type, text }) => `${type} ${flat(text)}`);
  const rest = keys(b);
  const common = keys(a).filter((key) => {
    const index = rest.indexOf(key);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  const all = a.length + rest.length;
  return all === 0 ? 1 : common.length / all;
}
