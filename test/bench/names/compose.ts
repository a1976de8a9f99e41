import { Filler } from './fill.ts';
import { Inventor } from './invent.ts';
import { drawLayout } from './layouts.ts';
import { type Passage, recased } from './passage.ts';
import type { Random } from './random.ts';
import { NEGATIVE_SENTENCES, SENTENCES } from './templates/english.ts';
import { OTHER_SENTENCES } from './templates/other.ts';
import type { WordNet } from './wordnet.ts';

/** Several passages as one, with something between them. */
function joined(parts: readonly Passage[], between: string): Passage {
  let text = '';
  const names = [];
  for (const part of parts) {
    if (text !== '') text += between;
    for (const { start, end, type } of part.names)
      names.push({ start: text.length + start, end: text.length + end, type });
    text += part.text;
  }
  return { source: parts[0]?.source ?? '', text, names };
}

const titled = (text: string): string => text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** Texts with invented names, and texts without any. */
export class Composer {
  readonly #random: Random;
  readonly #inventor: Inventor;
  readonly #nouns: readonly string[];
  readonly #sentences: readonly string[];

  constructor(random: Random, { senses, sentences }: WordNet) {
    this.#random = random;
    this.#inventor = new Inventor(random);
    // Nouns, and nothing that names: WordNet's files 3 to 28 are nouns, 14, 15 and 18 groups, places and persons.
    this.#nouns = [...senses]
      .filter(([lemma, { file, isProper }]) => !isProper && file >= 3 && file <= 28 && /^[a-z]{4,12}$/.test(lemma))
      .map(([lemma]) => lemma);
    this.#sentences = sentences;
  }

  /** Texts of letters, forms, tables, chats, records: `count` of them. */
  *texts(count: number): Generator<Passage> {
    const random = this.#random;
    const languages = Object.keys(OTHER_SENTENCES);
    for (let made = 0; made < count; made++) {
      const kind = random.next();
      const language = kind > 0.85 ? random.pick(languages) : undefined;
      const filler = new Filler(random, this.#inventor, this.#nouns, language);
      const sentences = language ? (OTHER_SENTENCES[language] as readonly string[]) : SENTENCES;
      const fill = (template: string) => filler.fill(template, 'own');
      let passage: Passage;
      if (kind < 0.35) passage = fill(drawLayout(random));
      else {
        const drawn = Array.from({ length: 1 + random.below(3) }, () =>
          fill(random.chance(0.85) ? random.pick(sentences) : random.pick(NEGATIVE_SENTENCES)),
        );
        passage = joined(drawn, random.chance(0.6) ? ' ' : '\n');
      }
      yield this.#cased(passage, 0.18, 0.1);
    }
  }

  /** Texts without names: prose of definitions, technical text, titles, labels. */
  *nameless(count: number): Generator<Passage> {
    const random = this.#random;
    for (let made = 0; made < count; made++) {
      const filler = new Filler(random, this.#inventor, this.#nouns);
      const lines = Array.from({ length: 1 + random.below(4) }, () => {
        if (random.chance(0.5)) return filler.fill(random.pick(NEGATIVE_SENTENCES), 'own').text;
        const sentence = random.pick(this.#sentences);
        const kind = random.next();
        if (kind < 0.3)
          return titled(
            sentence
              .split(' ')
              .slice(0, 2 + random.below(7))
              .join(' '),
          );
        return `${(sentence[0] as string).toUpperCase()}${sentence.slice(1)}.`;
      });
      yield this.#cased({ source: 'own', text: lines.join(random.chance(0.5) ? '\n' : ' '), names: [] }, 0.15, 0.1);
    }
  }

  #cased(passage: Passage, lower: number, upper: number): Passage {
    const kind = this.#random.next();
    if (kind < lower) return recased(passage, (text) => text.toLowerCase());
    return kind < lower + upper ? recased(passage, (text) => text.toUpperCase()) : passage;
  }
}
