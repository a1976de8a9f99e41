import type { Question } from './question.ts';
import { contrastsOf, termLikeness } from './term-likeness.ts';
import { termWeight } from './term-weights.ts';
import { termsOf } from './terms.ts';

/** A label and what it stands under, as terms. */
interface Path {
  readonly own: readonly string[];
  readonly outer: readonly string[];
}

/** How a label answers to a question; all shares from 0 to 1, by the weights of terms. */
export interface Likeness {
  /** Dice coefficient of the label and the key, the description, or both together: the largest. */
  readonly like: number;
  /** Share of the label that the question names. */
  readonly named: number;
  /** Share of the key, or of the description where that is more, that the label or what it stands under names. */
  readonly covered: number;
  /** Of that, the share that only what it stands under names. */
  readonly outer: number;
  /** Whether the label, or what it stands under, says the contrary of a term of the question. */
  readonly contrary: boolean;
  readonly contraryOuter: boolean;
  /** Whether the question has a term that tells things of a kind apart and the label none of the kind. */
  readonly undecided: boolean;
}

type Alike = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The labels of a document, for many questions. */
export class LabelIndex {
  readonly #paths = new Map<string, Path>();
  readonly #byTerm = new Map<string, string[]>();
  readonly #alike = new Map<string, readonly (readonly [string, number])[]>();

  /** @param labels of candidates: own label first, then what it stands under. */
  constructor(labels: Iterable<readonly string[]>) {
    const terms = new Map<string, readonly string[]>();
    const known = (label: string): readonly string[] => {
      const before = terms.get(label) ?? termsOf(label);
      terms.set(label, before);
      return before;
    };
    for (const path of labels) {
      const name = pathName(path);
      if (this.#paths.has(name)) continue;
      const [own = [], ...outer] = path.map(known);
      this.#paths.set(name, { own, outer: outer.flat() });
      for (const term of new Set([...own, ...outer.flat()])) {
        const paths = this.#byTerm.get(term);
        if (paths) paths.push(name);
        else this.#byTerm.set(term, [name]);
      }
    }
  }

  weight(term: string): number {
    const { size } = this.#paths;
    return termWeight(term, (this.#byTerm.get(term)?.length ?? 0) / Math.max(size, 1), size);
  }

  /** The labels that share meaning with a question, by `pathName`. */
  like(question: Question): Map<string, Likeness> {
    const alike = new Map<string, Map<string, number>>();
    const names = new Set<string>();
    for (const term of new Set([...question.key, ...question.description])) {
      for (const [label, likeness] of this.#termsLike(term)) {
        for (const name of this.#byTerm.get(label) as string[]) names.add(name);
        const of = alike.get(label) ?? new Map<string, number>();
        alike.set(label, of.set(term, likeness));
      }
    }
    return new Map([...names].map((name) => [name, this.#likeness(question, this.#paths.get(name) as Path, alike)]));
  }

  /** The terms of labels that are like a term. */
  #termsLike(term: string): readonly (readonly [string, number])[] {
    const before = this.#alike.get(term);
    if (before) return before;
    const found = [...this.#byTerm.keys()]
      .map((label) => [label, termLikeness(term, label)] as const)
      .filter(([, likeness]) => likeness > 0);
    this.#alike.set(term, found);
    return found;
  }

  #likeness({ key, description }: Question, { own, outer }: Path, alike: Alike): Likeness {
    const sum = (terms: readonly string[], share: (term: string) => number): number =>
      terms.reduce((all, term) => all + this.weight(term) * share(term), 0);
    const all = (): number => 1;
    const namedBy = (asked: readonly string[]) => (label: string) =>
      asked.reduce((most, term) => Math.max(most, alike.get(label)?.get(term) ?? 0), 0);
    const covers = (labels: readonly string[]) => (term: string) =>
      labels.reduce((most, label) => Math.max(most, alike.get(label)?.get(term) ?? 0), 0);
    const both = [...new Set([...key, ...description])];
    const path = [...own, ...outer];
    const dice = (asked: readonly string[]): number => {
      if (asked.length === 0) return 0;
      const named = namedBy(asked);
      const shared = sum(asked, covers(path)) + sum(own, named) + sum(outer, named);
      const size = sum(asked, all) + sum(own, all) + sum(outer, (term) => (named(term) > 0 ? 1 : 0));
      return size === 0 ? 0 : shared / size;
    };
    const coverage = (asked: readonly string[], labels: readonly string[]): number =>
      asked.length === 0 ? 0 : sum(asked, covers(labels)) / sum(asked, all);
    const covered = Math.max(coverage(key, path), coverage(description, path));
    const coveredByOwn = Math.max(coverage(key, own), coverage(description, own));
    const contrary = (labels: readonly string[]): boolean =>
      labels.some(
        (label) =>
          namedBy(both)(label) < 0.5 && both.some((term) => contrastsOf(term).has(label) && covers(path)(term) < 0.5),
      );
    return {
      like: Math.max(dice(key), dice(description), dice(both)),
      named: own.length === 0 ? 0 : sum(own, namedBy(both)) / sum(own, all),
      covered,
      outer: covered - coveredByOwn,
      contrary: contrary(own),
      contraryOuter: contrary(outer),
      undecided: both.some((term) => contrastsOf(term).size > 0 && covers(path)(term) < 0.5),
    };
  }
}

/** The name of a label with what it stands under. */
export const pathName = (labels: readonly string[]): string => labels.join('\u0000');
