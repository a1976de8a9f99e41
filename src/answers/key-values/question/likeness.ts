import { BELONGING, IMPLIED, QUALITY } from './contrasts.ts';
import { type LabelTerms, labelTerms } from './label-terms.ts';
import type { Question } from './question.ts';
import { contrastsOf, termLikeness, toldApart } from './term-likeness.ts';
import { isGeneric, isPaper, isTacit, isTelling, termWeight } from './term-weights.ts';

/** A reading of a label, and the terms of what it stands under. */
interface Path extends LabelTerms {
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
  /** Share of the description that the label or what it stands under names. */
  readonly described: number;
  /** Of what is covered, the share that only what it stands under names. */
  readonly outer: number;
  /** Whether the label, or what it stands under, says the contrary of a term of the question. */
  readonly contrary: boolean;
  readonly contraryOuter: boolean;
  /** Terms of the question that tell things apart, where the label says nothing of the kind. */
  readonly lacking: readonly string[];
  /** Whether other labels of the document have one of them. */
  readonly undecided: boolean;
  /** Whether the key tells things apart by a term that the document says nowhere: a spouse, where there is none. */
  readonly unheard: boolean;
  /** Whether any other word of the key is nowhere in the document, and the label does not say the whole description. */
  readonly unsaid: boolean;
  /**
   * Share of the terms that tell which date or name the key, or the description where that is more, asks for; 1 where
   * it asks for any, and where the label says a whole key or description that papers leave out, such as `seller`, or
   * the paper that the key asks for a number of.
   */
  readonly told: number;
}

/** Likeness from which a term counts as said. */
const SAID = 0.5;
/** Share of its weight that a word of a description keeps where no label of the document is like it. */
const UNKNOWN = 0.4;

/** Terms of labels with the terms of a question that they are like. */
type Alike = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What of a question is the same whatever label it is compared with. */
interface Asked {
  readonly key: readonly string[];
  readonly description: readonly string[];
  readonly both: readonly string[];
  readonly alike: Alike;
  /** Share of its weight with which a term counts. */
  counts(term: string): number;
  /** Terms of the key that tell one thing from others and that the document does not have. */
  readonly missing: readonly string[];
  /** Of the key and of the description, the terms that tell one thing from others. */
  readonly telling: readonly (readonly string[])[];
  /** Terms of both that other things of the kind may contrast with: the `amount of the order` is that of the paper. */
  readonly apart: readonly string[];
}

/** The labels of a document, for many questions. */
export class LabelIndex {
  readonly #paths = new Map<string, readonly Path[]>();
  readonly #byTerm = new Map<string, string[]>();
  readonly #weights = new Map<string, number>();
  readonly #alike = new Map<string, readonly (readonly [string, number])[]>();

  readonly #said: ReadonlySet<string>;

  /**
   * @param labels of candidates: own label first, then what it stands under.
   * @param said terms that the document says anywhere.
   */
  constructor(labels: Iterable<readonly string[]>, said: ReadonlySet<string> = new Set()) {
    this.#said = said;
    const known = new Map<string, ReturnType<typeof labelTerms>>();
    const termsOf = (label: string): ReturnType<typeof labelTerms> => {
      const terms = known.get(label) ?? labelTerms(label);
      known.set(label, terms);
      return terms;
    };
    for (const path of labels) {
      const name = pathName(path);
      if (this.#paths.has(name)) continue;
      const [own, ...others] = path.map(termsOf);
      const outer = others.flatMap(([whole]) => whole.own);
      const readings = (own ?? []).map((reading) => ({ ...reading, outer }));
      this.#paths.set(name, readings);
      for (const term of new Set(readings.flatMap((reading) => [...reading.own, ...reading.aside, ...outer]))) {
        const paths = this.#byTerm.get(term);
        if (paths) paths.push(name);
        else this.#byTerm.set(term, [name]);
      }
    }
  }

  /** Whether a label, or what one stands under, has a term. */
  has(term: string): boolean {
    return this.#byTerm.has(term);
  }

  /** Whether a label consists of these terms. */
  says(terms: readonly string[]): boolean {
    const [first = ''] = terms;
    return (this.#byTerm.get(first) ?? []).some((name) =>
      this.#paths
        .get(name)
        ?.some(({ own }) => own.length === terms.length && terms.every((term) => own.includes(term))),
    );
  }

  /** Whether a label has these terms, together with what it stands under. */
  tells(terms: readonly string[]): boolean {
    const [first = ''] = terms;
    return (this.#byTerm.get(first) ?? []).some((name) =>
      this.#paths
        .get(name)
        ?.some(({ own, outer }) => terms.every((term) => own.includes(term) || outer.includes(term))),
    );
  }

  /** Whether the document says a term, or a label has one like it. */
  hears(term: string): boolean {
    return this.#said.has(term) || this.#termsLike(term).length > 0;
  }

  /**
   * The labels that share meaning with a question, by `pathName`.
   * @param least likeness of a label below which it is left out.
   */
  like(question: Question, least = 0): Map<string, Likeness> {
    const asked = this.#asked(question);
    const names = new Set<string>();
    for (const label of asked.alike.keys()) {
      for (const name of this.#byTerm.get(label) as string[]) names.add(name);
    }
    const found = new Map<string, Likeness>();
    for (const name of names) {
      const [best, like] = (this.#paths.get(name) as readonly Path[])
        .map((path) => [path, this.#like(asked, path)] as const)
        .reduce((most, one) => (one[1] > most[1] ? one : most));
      if (like >= least) found.set(name, this.#likeness(asked, best, like));
    }
    return found;
  }

  #asked({ key, description, type }: Question): Asked {
    const both = [...new Set([...key, ...description])];
    const alike = new Map<string, Map<string, number>>();
    for (const term of both) {
      for (const [label, likeness] of this.#termsLike(term)) {
        const of = alike.get(label) ?? new Map<string, number>();
        alike.set(label, of.set(term, likeness));
      }
    }
    const known = new Set([...key, ...both.filter((term) => this.#termsLike(term).length > 0)]);
    return {
      key,
      description,
      both,
      alike,
      counts: (term) => (known.has(term) ? 1 : UNKNOWN),
      missing: key.filter((term) => this.#isMissing(term)),
      telling: [key, description].map((terms) => terms.filter(this.#isTelling)),
      apart: both.filter((term) => !IMPLIED.has(term) && !(type === 'amount' && isPaper(term))),
    };
  }

  /** Whether a term of a key tells one thing from others, and the document does not have it. */
  #isMissing(term: string): boolean {
    return this.#isTelling(term) && !QUALITY.has(term) && !this.hears(term);
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

  #isTelling = (term: string): boolean => isTelling(term, this.#said.has(term));

  #weight(term: string): number {
    const before = this.#weights.get(term);
    if (before !== undefined) return before;
    const { size } = this.#paths;
    const weight = termWeight(term, (this.#byTerm.get(term)?.length ?? 0) / Math.max(size, 1), size);
    this.#weights.set(term, weight);
    return weight;
  }

  /** The sum of the weights of terms, each by its share. */
  #sum(terms: readonly string[], share: (term: string) => number): number {
    let all = 0;
    for (const term of terms) all += this.#weight(term) * share(term);
    return all;
  }

  /** Dice coefficient of a label and the key, the description, or both together: the largest. */
  #like({ key, description, both, alike, counts }: Asked, { own, aside, outer }: Path): number {
    const beside = [...aside, ...outer];
    const path = [...own, ...beside];
    const covered = coveredBy(alike, path);
    const ownSize = this.#sum(own, whole);
    const dice = (asked: readonly string[]): number => {
      if (asked.length === 0) return 0;
      const named = namedBy(alike, asked);
      const shared = this.#sum(asked, covered) + this.#sum(path, named);
      const size = this.#sum(asked, counts) + ownSize + this.#sum(beside, (term) => (named(term) > 0 ? 1 : 0));
      return size === 0 ? 0 : shared / size;
    };
    return Math.max(dice(key), dice(description), dice(both));
  }

  #likeness(
    { key, description, both, alike, counts, missing, telling, apart }: Asked,
    { own, aside, outer }: Path,
    like: number,
  ): Likeness {
    const coveredByPath = coveredBy(alike, [...own, ...aside, ...outer]);
    const coveredByLabel = coveredBy(alike, [...own, ...aside]);
    const coverage = (asked: readonly string[], covered: (term: string) => number): number =>
      asked.length === 0 ? 0 : this.#sum(asked, covered) / this.#sum(asked, counts);
    const described = coverage(description, coveredByPath);
    const covered = Math.max(coverage(key, coveredByPath), described);
    const coveredByOwn = Math.max(coverage(key, coveredByLabel), coverage(description, coveredByLabel));
    const isSaid = (term: string): boolean => coveredByPath(term) >= SAID;
    const named = namedBy(alike, both);
    const contrary = (labels: readonly string[]): boolean =>
      labels.some((label) => named(label) < SAID && both.some((term) => contrastsOf(term).has(label) && !isSaid(term)));
    const lacking = apart.filter((term) =>
      toldApart(term).some((set) => !both.some((other) => set.includes(other) && isSaid(other))),
    );
    const isTold = telling.some(({ length }) => length > 0);
    const isTacitlySaid = (terms: readonly string[]): boolean => terms.some(isTacit) && terms.every(isSaid);
    const kinds = key.filter((term) => !isGeneric(term));
    const isPaperSaid = kinds.some(isPaper) && kinds.every(isSaid);
    const told = (terms: readonly string[]): number =>
      terms.length === 0 ? (isTold ? 0 : 1) : terms.filter(isSaid).length / terms.length;
    return {
      like,
      named: own.length === 0 ? 0 : this.#sum(own, named) / this.#sum(own, whole),
      covered,
      described,
      outer: covered - coveredByOwn,
      contrary: contrary(own),
      contraryOuter: contrary(outer),
      lacking,
      undecided: lacking.some((term) => this.#byTerm.has(term)),
      unheard: missing.some((term) => BELONGING.has(term)),
      unsaid: missing.length > 0 && (key.some(isTacit) || !isTacitlySaid(description)),
      told: isPaperSaid || [key, description].some(isTacitlySaid) ? 1 : Math.max(...telling.map(told)),
    };
  }
}

const whole = (): number => 1;

/** How much the likest of the terms asked for is like a term of a label. */
const namedBy = (alike: Alike, asked: readonly string[]) => (label: string) => {
  const like = alike.get(label);
  return like ? asked.reduce((most, term) => Math.max(most, like.get(term) ?? 0), 0) : 0;
};

/** How much the likest term of labels is like a term asked for. */
const coveredBy = (alike: Alike, labels: readonly string[]) => {
  const like = labels.flatMap((label) => alike.get(label) ?? []);
  return (term: string) => like.reduce((most, terms) => Math.max(most, terms.get(term) ?? 0), 0);
};

/** The name of a label with what it stands under. */
export const pathName = (labels: readonly string[]): string => labels.join('\u0000');
