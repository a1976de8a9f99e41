import type { Span } from '../../../src/answers/text/span.ts';
import { Filler } from './fill.ts';
import { Inventor } from './invent.ts';
import { drawLayout } from './layouts.ts';
import { type NameSpan, type Passage, recased } from './passage.ts';
import type { Random } from './random.ts';
import { NEGATIVE_SENTENCES, SENTENCES } from './templates/english.ts';
import { LEGAL } from './templates/legal.ts';
import { NEWS } from './templates/news.ts';
import { OTHER_SENTENCES } from './templates/other.ts';
import { STORIES } from './templates/stories.ts';
import { TECHNICAL } from './templates/technical.ts';
import * as lists from './word-lists.ts';
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
    // Nouns, and nothing that names: WordNet's files 3 to 28 are nouns, 14, 15 and 18 groups, places and persons.
    this.#nouns = [...senses]
      .filter(([lemma, { file, isProper }]) => !isProper && file >= 3 && file <= 28 && /^[a-z]{4,12}$/.test(lemma))
      .map(([lemma]) => lemma);
    this.#inventor = new Inventor(
      random,
      lists.frequentWords('english', 6000).filter((word) => /^[a-z]{4,8}$/.test(word)),
    );
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
      const english = random.pick([STORIES, STORIES, SENTENCES, SENTENCES, NEWS]);
      const sentences = language ? (OTHER_SENTENCES[language] as readonly string[]) : english;
      const fill = (template: string) => filler.fill(template, 'own');
      let passage: Passage;
      if (kind < 0.3) passage = fill(drawLayout(random));
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
      const isTechnical = random.chance(0.5);
      const isLegal = !isTechnical && random.chance(0.3);
      const lines = Array.from({ length: 1 + random.below(isTechnical ? 8 : 4) }, () => {
        if (isTechnical && random.chance(0.85)) return filler.fill(random.pick(TECHNICAL), 'own').text;
        if (isLegal) return filler.fill(random.pick(LEGAL), 'own').text;
        if (random.chance(0.5)) return filler.fill(random.pick(NEGATIVE_SENTENCES), 'own').text;
        const sentence = random.pick(this.#sentences);
        if (random.chance(0.3))
          return titled(
            sentence
              .split(' ')
              .slice(0, 2 + random.below(7))
              .join(' '),
          );
        return `${(sentence[0] as string).toUpperCase()}${sentence.slice(1)}.`;
      });
      const between = isTechnical || random.chance(0.5) ? '\n' : ' ';
      yield this.#cased({ source: 'own', text: lines.join(between), names: [] }, 0.1, 0.06);
    }
  }

  /** The same passage with other names of the same types: true sentences around names never seen. */
  renamed({ source, text, names, unsure = [] }: Passage): Passage {
    const random = this.#random;
    const locale = this.#inventor.locale();
    const others = new Map<string, string>();
    const other = ({ start, end, type }: NameSpan): string => {
      const name = text.slice(start, end);
      const known = others.get(name);
      if (known !== undefined) return known;
      const isLong = name.includes(' ');
      let made: string;
      if (type === 'PERSON')
        made = isLong
          ? this.#inventor.person(locale)
          : random.chance(0.5)
            ? this.#inventor.first(locale)
            : this.#inventor.last(locale);
      else if (type === 'ORGANIZATION') made = this.#inventor.organization(locale);
      else made = random.chance(0.7) ? this.#inventor.city(locale) : random.pick(lists.countries('en'));
      if (name === name.toLowerCase()) made = made.toLowerCase();
      else if (name === name.toUpperCase() && name.length > 5) made = made.toUpperCase();
      others.set(name, made);
      return made;
    };
    const spans: NameSpan[] = [];
    const kept: Span[] = [];
    const isName = (span: Span): span is NameSpan => !unsure.includes(span);
    let written = '';
    let last = 0;
    for (const span of [...names, ...unsure].sort((a, b) => a.start - b.start)) {
      if (span.start < last) continue;
      written += text.slice(last, span.start);
      last = span.end;
      if (!isName(span)) {
        kept.push({ start: written.length, end: written.length + span.end - span.start });
        written += text.slice(span.start, span.end);
        continue;
      }
      const name = other(span);
      spans.push({ start: written.length, end: written.length + name.length, type: span.type });
      written += name;
    }
    return { source, text: written + text.slice(last), names: spans, unsure: kept };
  }

  #cased(passage: Passage, lower: number, upper: number): Passage {
    const kind = this.#random.next();
    if (kind < lower) return recased(passage, (text) => text.toLowerCase());
    return kind < lower + upper ? recased(passage, (text) => text.toUpperCase()) : passage;
  }
}
