import type { Part } from '../entries/parts.ts';

/** A field of an entry, and what speaks for a part of its head being that field. */
export interface Role<R extends string> {
  readonly name: R;
  /** What speaks for it before anything is known of the part; below 0 for fields that need evidence. */
  readonly prior: number;
  /** What a part's own text, look and names say for it, or against it below 0. */
  score(part: Part): number;
}

/** Parts of a head that are told apart; later ones are none of the fields. */
const MOST_PARTS = 7;

/**
 * Which field each part of sibling heads is, at most one part for each field. A part is judged by what it says and by
 * what the parts in the same slot of its siblings say.
 */
export function rolesOf<R extends string>(
  heads: readonly (readonly Part[])[],
  roles: readonly Role<R>[],
): Map<Part, R> {
  const own = new Map(heads.flat().map((part) => [part, roles.map((role) => role.score(part))] as const));
  const bySlot = Map.groupBy(heads.flat(), ({ slot }) => slot);
  const scores = (part: Part): number[] => {
    const siblings = bySlot.get(part.slot) ?? [part];
    return roles.map(({ prior }, index) => {
      const mean = siblings.reduce((sum, sibling) => sum + (own.get(sibling)?.[index] ?? 0), 0) / siblings.length;
      return prior + (own.get(part)?.[index] ?? 0) / 2 + mean;
    });
  };
  const found = new Map<Part, R>();
  for (const head of heads) {
    const parts = head.slice(0, MOST_PARTS);
    const best = assign(parts.map(scores));
    for (const [index, part] of parts.entries()) {
      const role = roles[best[index] ?? -1];
      if (role) found.set(part, role.name);
    }
  }
  return found;
}

/** For each row the column that it gets, -1 for none, so that the sum of scores is greatest and no column is given twice. */
function assign(scores: readonly (readonly number[])[]): number[] {
  let best = { sum: Number.NEGATIVE_INFINITY, columns: [] as readonly number[] };
  const visit = (columns: readonly number[], sum: number): void => {
    const row = scores[columns.length];
    if (!row) {
      if (sum > best.sum) best = { sum, columns };
      return;
    }
    for (const [column, score] of row.entries()) {
      if (score > 0 && !columns.includes(column)) visit([...columns, column], sum + score);
    }
    visit([...columns, -1], sum);
  };
  visit([], 0);
  return [...best.columns];
}
