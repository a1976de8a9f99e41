import type { PlainText } from '../../text/plain-text.ts';
import type { Part } from '../entries/parts.ts';
import type { Names } from './names.ts';
import { type Segment, segmentsFrom } from './segments.ts';
import { SIGN_NAMES, type Sign, signsOf } from './signs.ts';

/** What speaks for a field of an entry. */
export interface Role {
  /** What speaks for it before anything is known; below 0 for fields that need evidence. */
  readonly prior: number;
  /** What signs speak for it, or against it below 0. */
  readonly weights: Readonly<Partial<Record<Sign, number>>>;
  /** Whether an entry can have it several times. */
  readonly repeats?: true;
}

/** The segments of a head that are fields. */
export type Fields<R extends string> = ReadonlyMap<R, readonly Segment[]>;

/** Parts of a head that are told apart; later ones are none of the fields. */
const MOST_PARTS = 10;
/** What it costs to leave a part without a field. */
const UNEXPLAINED = 0.5;

interface Judged {
  readonly segment: Segment;
  readonly slot: string;
  readonly signs: readonly number[];
}

interface Reading<R> {
  readonly score: number;
  readonly chosen: readonly { readonly judged: Judged; readonly role: R | undefined }[];
}

/**
 * The fields of sibling heads: of all ways to read a head's parts as segments, and these as fields, the best one. A
 * segment is judged by its signs, and by the mean signs of what stands in the same slot in its siblings.
 */
export function fieldsOf<R extends string>(
  text: PlainText,
  heads: readonly (readonly Part[])[],
  roles: Readonly<Record<R, Role>>,
  names: Names,
): Fields<R>[] {
  const table = Object.entries(roles) as [R, Role][];
  const signs = remembered((segment: Segment) => signsOf(segment, names));
  const read = (means: ReadonlyMap<string, readonly number[]>) =>
    heads.map((head) => bestReading(text, head.slice(0, MOST_PARTS), table, signs, means));
  const alone = read(new Map());
  const together = read(meansOf(alone.flatMap(({ chosen }) => chosen.map(({ judged }) => judged))));
  return together.map(({ chosen }) => {
    const fields = new Map<R, Segment[]>();
    for (const { judged, role } of chosen) {
      if (role !== undefined) fields.set(role, [...(fields.get(role) ?? []), judged.segment]);
    }
    return fields;
  });
}

/** The mean signs of each slot. */
function meansOf(judged: readonly Judged[]): Map<string, readonly number[]> {
  const slots = Map.groupBy(judged, ({ slot }) => slot);
  return new Map(
    [...slots].map(([slot, all]) => [
      slot,
      SIGN_NAMES.map((_, sign) => all.reduce((sum, { signs }) => sum + (signs[sign] ?? 0), 0) / all.length),
    ]),
  );
}

function bestReading<R extends string>(
  text: PlainText,
  head: readonly Part[],
  roles: readonly (readonly [R, Role])[],
  signs: (segment: Segment) => readonly number[],
  means: ReadonlyMap<string, readonly number[]>,
): Reading<R> {
  const segments = head.map((_, index) => segmentsFrom(text, head, index));
  const known = new Map<string, Reading<R>>();
  const visit = (index: number, used: number, ordinal: number): Reading<R> => {
    if (index >= head.length) return { score: 0, chosen: [] };
    const key = `${index} ${used} ${ordinal}`;
    const found = known.get(key);
    if (found) return found;
    let best: Reading<R> | undefined;
    for (const segment of segments[index] ?? []) {
      const [first] = segment.parts as [Part];
      const position = first.joint ? ordinal + 1 : 0;
      const judged = { segment, slot: `${first.place} ${position}`, signs: signs(segment) };
      const mean = means.get(judged.slot) ?? judged.signs;
      const next = index + segment.parts.length;
      const take = (role: R | undefined, score: number, taken: number): void => {
        const rest = visit(next, taken, position);
        const sum = score - segment.cost + rest.score;
        if (!best || sum > best.score) best = { score: sum, chosen: [{ judged, role }, ...rest.chosen] };
      };
      take(undefined, -UNEXPLAINED, used);
      for (const [column, [name, role]] of roles.entries()) {
        const bit = role.repeats ? 0 : 1 << column;
        if (used & bit) continue;
        const score = role.prior + scoreOf(role, judged.signs) / 2 + scoreOf(role, mean);
        if (score > 0) take(name, score, used | bit);
      }
    }
    const reading = best ?? { score: 0, chosen: [] };
    known.set(key, reading);
    return reading;
  };
  return visit(0, 0, 0);
}

const scoreOf = ({ weights }: Role, signs: readonly number[]): number =>
  SIGN_NAMES.reduce((sum, sign, index) => sum + (weights[sign] ?? 0) * (signs[index] ?? 0), 0);

function remembered<T extends object, V>(of: (key: T) => V): (key: T) => V {
  const values = new WeakMap<T, V>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = of(key);
    values.set(key, value);
    return value;
  };
}
