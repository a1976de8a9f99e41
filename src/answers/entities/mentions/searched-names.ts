import type { Candidate } from '../candidate.ts';
import { isParticle, nameWords, partsOfName } from './name-words.ts';

/** A name that is searched, by the folded words that tell it. */
export interface SearchedName {
  readonly type: 'PERSON' | 'ORGANIZATION';
  readonly parts: readonly string[];
  readonly score: number;
}

/** Score from which a name is so sure that it is searched elsewhere: that of a name above an address. */
const SURE = 0.7;
/** The same for the tagger, whose doubtful names are often the words of a subject, which recur. */
const SURE_OF_TAGGER = 0.9;

/** Most words of a name that is searched: longer ones are no names, and each of their words would be searched. */
const MOST_WORDS = 8;

/** The words of a name that tell it from others: those that are spelt out and no particles. */
export const tellingWords = (parts: readonly string[]): string[] =>
  parts.filter((part) => part.length > 1 && !isParticle(part));

/** The names of persons and organisations that are searched in a document, by their words. */
export class SearchedNames {
  readonly #byPart = new Map<string, SearchedName[]>();
  /** By each word that a mention may be, the names of each kind, those with the highest scores first. */
  readonly #alone = new Map<string, Map<string, SearchedName[]>>();

  /** Takes the sure ones among entities of a text. */
  constructor(text: string, sure: readonly Candidate[]) {
    const known = new Set<string>();
    for (const { type, score, rule, start, end } of sure) {
      if ((type !== 'PERSON' && type !== 'ORGANIZATION') || score < (rule === 'names' ? SURE_OF_TAGGER : SURE))
        continue;
      const printed = text.slice(start, end);
      const parts = type === 'PERSON' ? partsOfName(printed) : nameWords(printed).map(({ folded }) => folded);
      const key = `${type} ${parts.join(' ')}`;
      if (parts.length === 0 || parts.length > MOST_WORDS || known.has(key)) continue;
      known.add(key);
      this.#add({ type, parts, score });
    }
    for (const kinds of this.#alone.values())
      for (const names of kinds.values()) names.sort((a, b) => b.score - a.score);
  }

  /** Whether a word may be a mention of one of the names. */
  has(word: string): boolean {
    return this.#alone.has(word);
  }

  get isEmpty(): boolean {
    return this.#alone.size === 0;
  }

  /**
   * The names that a word may be a mention of, with a neighbour or alone: alone, one name of each kind stands for all,
   * so that a list of a thousand Smiths is not gone through for each of them.
   */
  of(word: string, neighbours: readonly string[]): Iterable<SearchedName> {
    const kinds = this.#alone.get(word);
    if (!kinds) return [];
    const found = new Set(neighbours.flatMap((neighbour) => this.#withBoth(word, neighbour)));
    for (const names of kinds.values()) {
      const alone = names.find((name) => !found.has(name));
      if (alone) found.add(alone);
    }
    return found;
  }

  /** The names with a word and a neighbour, which may be an initial. */
  #withBoth(word: string, neighbour: string): readonly SearchedName[] {
    if (neighbour === word || neighbour === '') return [];
    const names = this.#byPart.get(word) ?? [];
    if (neighbour.length === 1) return names.filter(({ parts }) => parts.some((part) => part.startsWith(neighbour)));
    const others = this.#byPart.get(neighbour) ?? [];
    return others.length < names.length
      ? others.filter(({ parts }) => parts.includes(word))
      : names.filter(({ parts }) => parts.includes(neighbour));
  }

  #add(name: SearchedName): void {
    const telling = new Set(tellingWords(name.parts));
    const kind = `${name.type} ${telling.size > 1} ${name.parts.length > 1}`;
    for (const part of new Set(name.parts)) {
      const names = this.#byPart.get(part);
      if (names) names.push(name);
      else this.#byPart.set(part, [name]);
      if (!telling.has(part)) continue;
      const kinds = this.#alone.get(part) ?? new Map<string, SearchedName[]>();
      this.#alone.set(part, kinds);
      const alike = kinds.get(kind);
      if (alike) alike.push(name);
      else kinds.set(kind, [name]);
    }
  }
}
