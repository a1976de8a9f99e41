import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { isParticle, partsOfName } from './name-words.ts';

/** What links the mentions of one person. */
export interface Mention {
  /** A string equal for all mentions of one person: the fullest name as first printed. Only on entities of type PERSON. */
  readonly person?: string;
}

interface Person {
  readonly name: string;
  readonly parts: readonly string[];
}

/**
 * The same candidates, each mention of a person with the person it names. A part that several persons of the document
 * share, such as the surname of a couple, names a person of its own.
 */
export function withPersons({ text }: PlainText, candidates: readonly Candidate[]): (Candidate & Mention)[] {
  const printed = new Map<string, Person>();
  for (const { type, start, end } of candidates) {
    if (type !== 'PERSON') continue;
    const name = text.slice(start, end).replace(/\s+/g, ' ');
    if (!printed.has(name)) printed.set(name, { name, parts: partsOfName(name).filter((part) => !isParticle(part)) });
  }
  const persons = new Persons();
  const personOf = new Map<string, string>();
  for (const person of [...printed.values()].sort(byFullness)) {
    const { name } = persons.named(person) ?? persons.add(person);
    personOf.set(person.name, name);
  }
  return candidates.map((candidate) => {
    if (candidate.type !== 'PERSON') return candidate;
    const name = text.slice(candidate.start, candidate.end).replace(/\s+/g, ' ');
    return { ...candidate, person: personOf.get(name) ?? name };
  });
}

/** The persons of a document by the words of their names, so that a mention is compared with few of them. */
class Persons {
  readonly #byName = new Map<string, Person>();
  readonly #byWord = new Map<string, Person[]>();
  readonly #withInitials = new Map<string, Person[]>();

  /** The only person that a mention can be of. */
  named({ parts }: Person): Person | undefined {
    const words = parts.filter((part) => part.length > 1);
    const whole = words.map((word) => this.#byWord.get(word) ?? []);
    // A name without initials has every word of its mention, the rarest too.
    const rarest = whole.reduce<Person[] | undefined>(
      (least, next) => (least && least.length <= next.length ? least : next),
      undefined,
    );
    const found = new Set<Person>();
    for (const person of [rarest ?? [], ...words.map((word) => this.#withInitials.get(word) ?? [])].flat()) {
      if (isMentionOf(parts, person.parts)) found.add(person);
      if (found.size > 1) return undefined;
    }
    return [...found][0];
  }

  /** Adds a person, unless there is one of that name; which of the two it is then. */
  add(person: Person): Person {
    const key = person.parts.join(' ');
    const same = this.#byName.get(key);
    if (same) return same;
    this.#byName.set(key, person);
    const byWord = person.parts.some((part) => part.length === 1) ? this.#withInitials : this.#byWord;
    for (const word of new Set(person.parts)) {
      const others = byWord.get(word);
      if (others) others.push(person);
      else byWord.set(word, [person]);
    }
    return person;
  }
}

/** More whole words first, then longer ones; the order of the text among equals. */
const byFullness = (a: Person, b: Person): number => wholeWords(b) - wholeWords(a) || lengthOf(b) - lengthOf(a);
const wholeWords = ({ parts }: Person): number => parts.filter((part) => part.length > 1).length;
const lengthOf = ({ parts }: Person): number => parts.join('').length;

/** Whether all words of a mention are of a name, in its order, initials too; two words have its first or last. */
function isMentionOf(mention: readonly string[], name: readonly string[]): boolean {
  if (mention.length === 0) return false;
  let at = 0;
  for (const part of mention) {
    while (at < name.length && !isPart(part, name[at] as string)) at++;
    if (at++ >= name.length) return false;
  }
  return mention.some((part) => part.length > 1 && name.includes(part));
}

const isPart = (part: string, whole: string): boolean =>
  part === whole || (part.length === 1 && whole.startsWith(part)) || (whole.length === 1 && part.startsWith(whole));
