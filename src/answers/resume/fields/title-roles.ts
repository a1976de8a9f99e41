import type { Title } from '../entries/titles.ts';

/** A field of an entry, and what speaks for a whole title of its head being that field. */
export interface TitleRole<R extends string> {
  readonly name: R;
  /** What speaks for it before anything is known of the title; below 0 for fields that need evidence. */
  readonly prior: number;
  /** What a title's own text, look and names say for it, or against it below 0. */
  score(title: Title): number;
}

/** Titles of a head that are told apart; later ones are none of the fields. */
const MOST_TITLES = 7;

/**
 * Which field each title of sibling heads is, at most one title for each field. A title is judged by what it says and by
 * what those in the same place of its siblings say.
 */
export function titleRolesOf<R extends string>(
  heads: readonly (readonly Title[])[],
  roles: readonly TitleRole<R>[],
): Map<Title, R> {
  const own = new Map(heads.flat().map((title) => [title, roles.map((role) => role.score(title))] as const));
  const means = new Map(
    [...Map.groupBy(heads.flat(), ({ place }) => place)].map(([place, siblings]) => [
      place,
      roles.map(
        (_, index) => siblings.reduce((sum, title) => sum + (own.get(title)?.[index] ?? 0), 0) / siblings.length,
      ),
    ]),
  );
  const scores = (title: Title): number[] =>
    roles.map(
      ({ prior }, index) => prior + (own.get(title)?.[index] ?? 0) / 2 + (means.get(title.place)?.[index] ?? 0),
    );
  const found = new Map<Title, R>();
  for (const head of heads) {
    const titles = head.slice(0, MOST_TITLES);
    const best = assign(titles.map(scores));
    for (const [index, title] of titles.entries()) {
      const role = roles[best[index] ?? -1];
      if (role) found.set(title, role.name);
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
