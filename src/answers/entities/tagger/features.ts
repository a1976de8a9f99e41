import type { KnownSegment } from './document-words.ts';
import { mix } from './hash.ts';
import { labelsOf } from './label-words.ts';
import { CLASS_MASK, type Lexicon, SENSE_SHIFT } from './lexicon.ts';
import { phrasesOf } from './phrases.ts';
import { ABSENT, type WordInfo } from './word-info.ts';

/** Features that are words themselves come first: training drops them now and then, so that others carry weight. */
export const WORD_FEATURES = 9;
/** Features of each word at most; unused places hold 0. */
export const FEATURES = 84;
/** Features are known by hashes of this many bits. */
const FEATURE_BITS = 24;
/** The template of features of single classes, which are as many as a word has. */
const CLASS_TEMPLATE = 128;

/** A word and its neighbours, `before2` being the second word before it; those that are not there are `ABSENT`. */
interface Neighbourhood {
  readonly before2: WordInfo;
  readonly before: WordInfo;
  readonly word: WordInfo;
  readonly after: WordInfo;
  readonly after2: WordInfo;
}

/** What is known of a word's place besides its neighbours. */
interface Surroundings {
  /** How the word and its line are written. */
  readonly form: number;
  readonly lineBits: number;
  /** Whether no space comes before it, and behind it. */
  readonly touchesBefore: boolean;
  readonly touchesAfter: boolean;
  /** How it is written elsewhere in the text. */
  readonly elsewhere: number;
  readonly phrase: number;
  readonly label: number;
  /** Its distance from the start and the end of the segment. */
  readonly fromStart: number;
  readonly toEnd: number;
  /** The last word of the segment before. */
  readonly above: number;
  readonly signs: number;
}

/** Writes features one after the other, each told apart from others by its template: its number in the row. */
class FeatureWriter {
  readonly features: Int32Array;
  #place = 0;
  #template = 1;

  constructor(words: number) {
    this.features = new Int32Array(words * FEATURES);
  }

  begin(word: number): void {
    this.#place = word * FEATURES;
    this.#template = 1;
  }

  add(value: number): void {
    this.#write(this.#template++, value);
  }

  /** A feature for each bit, as far as there are places. */
  addBits(bits: number, form: number, word: number): void {
    for (let rest = bits; rest !== 0 && this.#place < (word + 1) * FEATURES; rest &= rest - 1) {
      this.#write(CLASS_TEMPLATE, mix(rest & -rest, form));
    }
  }

  #write(template: number, value: number): void {
    this.features[this.#place++] = (mix(template, value) >>> (32 - FEATURE_BITS)) | 0 || 1;
  }
}

/**
 * The features of each word of a segment: `FEATURES` places for each, a feature being a positive integer.
 * @param previous the segment before, if there is one.
 * @param seen how words are written elsewhere in the text, by their hash.
 * @param near 0 for words that get no features.
 */
export function featuresOf(
  { infos, lineCase, segment }: KnownSegment,
  previous: KnownSegment | undefined,
  seen: ReadonlyMap<number, number>,
  lexicon: Lexicon,
  near?: Uint8Array,
): Int32Array {
  const writer = new FeatureWriter(infos.length);
  const phrases = phrasesOf(infos, lexicon);
  const labels = labelsOf(infos, previous);
  const signs = codeSigns(infos);
  const { words } = segment;
  const touch = (at: number): boolean => at > 0 && words[at - 1]?.end === words[at]?.start;
  for (const [at, word] of infos.entries()) {
    if (near?.[at] === 0) continue;
    const around = {
      before2: infos[at - 2] ?? ABSENT,
      before: infos[at - 1] ?? ABSENT,
      word,
      after: infos[at + 1] ?? ABSENT,
      after2: infos[at + 2] ?? ABSENT,
    };
    const place = {
      form: word.casing * 8 + lineCase,
      lineBits: lineCase * 2 + (segment.continuesRow ? 1 : 0),
      touchesBefore: touch(at),
      touchesAfter: touch(at + 1),
      elsewhere: seen.get(word.id) ?? 0,
      phrase: phrases[at] as number,
      label: labels[at] as number,
      fromStart: at,
      toEnd: infos.length - 1 - at,
      above: (previous?.infos.at(-1) ?? ABSENT).id,
      signs,
    };
    writer.begin(at);
    addWords(writer, around);
    addForms(writer, around, place);
    addClasses(writer, around, place);
    addNeighbours(writer, around, place);
    addDistributional(writer, around, place);
    addSurroundings(writer, around, place);
    writer.addBits(classOf(word), place.form, at);
  }
  return writer.features;
}

const classOf = ({ value }: WordInfo): number => (value < 0 ? -1 : value & CLASS_MASK);
const senseOf = ({ value }: WordInfo): number => value >> SENSE_SHIFT;

/** The words themselves: `WORD_FEATURES` of them. */
function addWords(writer: FeatureWriter, { before2, before, word, after, after2 }: Neighbourhood): void {
  writer.add(word.id);
  writer.add(before.id);
  writer.add(after.id);
  writer.add(mix(before.id, word.id));
  writer.add(mix(word.id, after.id));
  writer.add(before2.id);
  writer.add(after2.id);
  writer.add(mix(before2.id, before.id));
  writer.add(mix(after.id, after2.id));
}

/** How the words are written. */
function addForms(
  writer: FeatureWriter,
  { before2, before, word, after, after2 }: Neighbourhood,
  { form, lineBits }: Surroundings,
): void {
  const shape = mix(word.shape, lineBits);
  const { casing: left } = before;
  const { casing: right } = after;
  for (const part of [word.prefix2, word.prefix3, word.suffix2, word.suffix3, word.suffix4])
    writer.add(mix(part, form));
  writer.add(shape);
  writer.add(mix(shape, before.shape));
  writer.add(mix(shape, after.shape));
  writer.add(mix(mix(form, left), right));
  writer.add(mix(mix(form, left * 8 + right), before2.casing * 8 + after2.casing));
}

/** What the lexicon says of the words: in which lists they are, and what they mean. */
function addClasses(
  writer: FeatureWriter,
  { before2, before, word, after, after2 }: Neighbourhood,
  { form }: Surroundings,
): void {
  const known = mix(classOf(word), form);
  const { casing: left } = before;
  const { casing: right } = after;
  writer.add(known);
  writer.add(mix(known, classOf(before)));
  writer.add(mix(known, classOf(after)));
  writer.add(mix(mix(known, classOf(before)), classOf(after)));
  writer.add(mix(mix(known, left), right));
  writer.add(mix(mix(classOf(before), left), form));
  writer.add(mix(mix(classOf(after), right), form));
  writer.add(mix(mix(classOf(before2), left), form));
  writer.add(mix(mix(classOf(after2), right), form));
  writer.add(mix(senseOf(word), form));
  writer.add(mix(mix(senseOf(before), form), left));
  writer.add(mix(mix(senseOf(after), form), right));
  writer.add(mix(mix(senseOf(word), senseOf(before)), form));
  writer.add(mix(mix(senseOf(word), senseOf(after)), form));
}

/** The words beside it, with how it is written and what it is. */
function addNeighbours(writer: FeatureWriter, { before, word, after }: Neighbourhood, { form }: Surroundings): void {
  writer.add(mix(mix(before.suffix3, before.casing), form));
  writer.add(mix(mix(after.suffix3, after.casing), form));
  writer.add(mix(before.id, form));
  writer.add(mix(after.id, form));
  writer.add(mix(before.id, classOf(word)));
  writer.add(mix(after.id, classOf(word)));
}

/** The classes of words that stand where it and its neighbours stand, and whether a point ends an abbreviation. */
function addDistributional(
  writer: FeatureWriter,
  { before2, before, word, after, after2 }: Neighbourhood,
  { form }: Surroundings,
): void {
  writer.add(mix(word.narrow, form));
  writer.add(mix(word.middle, form));
  writer.add(mix(word.wide, form));
  writer.add(mix(mix(before.narrow, before.casing), form));
  writer.add(mix(mix(after.narrow, after.casing), form));
  writer.add(mix(mix(before.middle, before.casing), form));
  writer.add(mix(mix(after.middle, after.casing), form));
  writer.add(mix(mix(before.wide, before.casing), form));
  writer.add(mix(mix(after.wide, after.casing), form));
  writer.add(mix(mix(before2.middle, before2.casing), form));
  writer.add(mix(mix(after2.middle, after2.casing), form));
  writer.add(mix(mix(before.wide, word.wide), form));
  writer.add(mix(mix(word.wide, after.wide), form));
  writer.add(mix(mix(before.middle, word.middle), form));
  writer.add(mix(mix(word.middle, after.middle), form));
  writer.add(mix(mix(mix(before.wide, word.wide), after.wide), form));
  writer.add(mix(mix(before.wide, after.wide), form));
  writer.add(mix(mix(before2.wide, before.wide), form));
  writer.add(mix(mix(after.wide, after2.wide), form));
  writer.add(mix(mix(before.letters, word.isSign ? word.id : 0), mix(after.casing, form)));
  writer.add(mix(mix(word.wide, classOf(word)), form));
}

/** What the line and the text around say. */
function addSurroundings(writer: FeatureWriter, { before, word, after }: Neighbourhood, place: Surroundings): void {
  const { form, elsewhere, phrase, label, fromStart, toEnd, touchesBefore, touchesAfter } = place;
  const known = mix(classOf(word), form);
  writer.add(mix(elsewhere, form));
  writer.add(mix(elsewhere, known));
  writer.add(mix(phrase, form));
  writer.add(mix(mix(phrase, classOf(word)), before.casing * 8 + after.casing));
  writer.add(mix(label, form));
  writer.add(mix(label, classOf(word)));
  writer.add(mix(Math.min(fromStart, 3) * 4 + Math.min(toEnd, 3), form));
  writer.add(mix(Math.min(fromStart, 1) * 2 + Math.min(toEnd, 1), known));
  writer.add(mix(place.above, fromStart === 0 ? form : -1));
  writer.add(mix((touchesBefore ? 1 : 0) + (touchesAfter ? 2 : 0), form));
  writer.add(mix(mix(touchesBefore ? before.id : 0, touchesAfter ? after.id : 0), form));
  writer.add(mix(place.signs, form));
  writer.add(mix(place.signs, known));
}

/** Signs of code and markup in a segment: none, few, many. */
function codeSigns(infos: readonly WordInfo[]): number {
  let signs = 0;
  for (const { isCode } of infos) if (isCode) signs++;
  return Math.min(2, Math.ceil(signs / 2));
}
