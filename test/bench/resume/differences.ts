import type { Basics, JsonResume, Profile } from './json-resume.ts';
import { BASICS, ENTRIES, type Entry, entriesOf, type ListName, textIn, textsIn } from './leaves.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import type { Predicate, Scorer } from './scorer.ts';

/** A leaf that is answered otherwise than it is printed; without `truth` it is invented, without `answered` missed. */
export interface Difference {
  readonly path: string;
  /** How many leaves it stands for: those of an entry that is missed or invented as a whole. */
  readonly leaves?: number;
  readonly truth?: string;
  readonly answered?: string;
}

/** The leaves, by their paths, that make a score less than 1. */
export function differences(scorer: Scorer, truth: JsonResume, answered: JsonResume, owed: Predicate): Difference[] {
  const lists = (Object.keys(ENTRIES) as ListName[]).flatMap((list) => {
    const [there, found] = [entriesOf(truth, list), entriesOf(answered, list)];
    return ofList({ scorer, list, owed }, there, found, pairsOf(scorer, ENTRIES[list].keys, there, found));
  });
  return [...ofBasics(scorer, truth.basics ?? {}, answered.basics ?? {}, owed), ...lists];
}

interface Look {
  readonly scorer: Scorer;
  readonly list: ListName;
  readonly owed: Predicate;
}

function ofList(look: Look, there: readonly Entry[], found: readonly Entry[], pairs: Pairs): Difference[] {
  const taken = new Set(pairs.values());
  return [
    ...there.flatMap((entry, index) => {
      const [place, other] = [`${look.list}[${index}]`, pairs.get(index)];
      return other === undefined
        ? whole(place, ofEntry(look, place, entry, {}))
        : ofEntry(look, place, entry, found[other] as Entry);
    }),
    ...found.flatMap((entry, index) => {
      const place = `${look.list}[+${index}]`;
      return taken.has(index) ? [] : whole(place, ofEntry(look, place, {}, entry));
    }),
  ];
}

/** The differences of an entry without a counterpart as one. */
function whole(path: string, leaves: readonly Difference[]): Difference[] {
  if (leaves.length < 2) return [...leaves];
  const joined = (side: 'truth' | 'answered') => {
    const texts = leaves.flatMap((leaf) => leaf[side] ?? []);
    return texts.length === 0 ? {} : { [side]: texts.join(' · ') };
  };
  return [{ path, leaves: leaves.length, ...joined('truth'), ...joined('answered') }];
}

function ofEntry({ scorer, list, owed }: Look, place: string, truth: Entry, answered: Entry): Difference[] {
  const { keys, one, many } = ENTRIES[list];
  const like = Object.fromEntries(keys.map((key) => [key, 'the same']));
  const same = (leaf: string, a: unknown, b: unknown): boolean => {
    const entry = (value: unknown): JsonResume => ({ [list]: [{ ...like, [leaf]: value }] });
    return scorer.score(entry(a), entry(b), (path) => path === `${list}.${leaf}`)[list]?.tp === 1;
  };
  return [
    ...one.flatMap((leaf) => {
      const [there, found] = [textIn(truth, leaf), textIn(answered, leaf)];
      if (there !== undefined && !owed(`${list}.${leaf}`, there)) return [];
      if (there !== undefined && found !== undefined && same(leaf, there, found)) return [];
      return difference(`${place}.${leaf}`, there, found);
    }),
    ...many.flatMap((leaf) => {
      const left = [...textsIn(answered, leaf)];
      const missed = textsIn(truth, leaf).filter((there) => {
        const at = left.findIndex((found) => same(leaf, [there], [found]));
        if (at >= 0) left.splice(at, 1);
        return at < 0 && owed(`${list}.${leaf}`, there);
      });
      const path = `${place}.${leaf}`;
      return [...missed.map((there) => ({ path, truth: there })), ...left.map((found) => ({ path, answered: found }))];
    }),
  ];
}

function difference(path: string, truth: string | undefined, answered: string | undefined): Difference[] {
  if (truth === undefined && answered === undefined) return [];
  return [{ path, ...(truth === undefined ? {} : { truth }), ...(answered === undefined ? {} : { answered }) }];
}

function ofBasics(scorer: Scorer, truth: Basics, answered: Basics, owed: Predicate): Difference[] {
  const same = (a: Basics, b: Basics): boolean =>
    scorer.score({ basics: a }, { basics: b }, () => true).basics?.tp === 1;
  const single = BASICS.flatMap((leaf) => {
    const [there, found] = [textOf(truth[leaf]), textOf(answered[leaf])];
    if (there !== undefined && !owed(`basics.${leaf}`, there)) return [];
    if (there !== undefined && found !== undefined && same({ [leaf]: there }, { [leaf]: found })) return [];
    return difference(`basics.${leaf}`, there, found);
  });
  const left = [...(answered.profiles ?? [])];
  const missed = (truth.profiles ?? []).filter((there) => {
    const at = left.findIndex((found) => same({ profiles: [there] }, { profiles: [found] }));
    if (at >= 0) left.splice(at, 1);
    return at < 0 && owed('basics.profiles', there.username ?? there.url);
  });
  const path = 'basics.profiles';
  const shown = ({ url, username }: Profile): string => url ?? username ?? '';
  return [
    ...single,
    ...missed.map((there) => ({ path, truth: shown(there) })),
    ...left.map((found) => ({ path, answered: shown(found) })),
  ];
}

const textOf = (value: Basics[(typeof BASICS)[number]]): string | undefined =>
  (typeof value === 'object' ? value?.city : value) || undefined;
