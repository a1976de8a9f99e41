import type { KnownSegment } from './document-words.ts';
import { mix } from './hash.ts';
import { labelsOf } from './label-words.ts';
import { CLASS_MASK, type Lexicon, SENSE_SHIFT } from './lexicon.ts';
import { phrasesOf } from './phrases.ts';
import { ABSENT, type WordInfo } from './word-info.ts';

/** Templates of features that are words themselves are the first: training drops them now and then, so that others carry weight. */
export const WORD_TEMPLATES = 9;
/** Number of templates that a word has one feature of. */
export const TEMPLATES = 73;
/** Features of single classes that a word has at most. */
export const MOST_CLASSES = 11;

/** Takes the features of a word, in any order. */
export interface FeatureSink {
  /** A feature is a value of a template, from 0 to `TEMPLATES`. */
  add(template: number, value: number): void;
  /** One of the features of single classes, which are as many as a word has. */
  addClass(value: number): void;
}

/** Features are known by hashes of this many bits. */
const FEATURE_BITS = 24;
/** The template of features of single classes. */
const CLASSES = 127;

/** The hash by which a model knows a feature: a positive integer. */
export const featureKey = (template: number, value: number): number =>
  (mix(template + 1, value) >>> (32 - FEATURE_BITS)) | 0 || 1;

export const classKey = (value: number): number => featureKey(CLASSES, value);

/** A word, its neighbours, and what is known of its place; words that are not there are `ABSENT`. */
export interface Place {
  /** The second word before it. */
  readonly before2: WordInfo;
  readonly before: WordInfo;
  readonly word: WordInfo;
  readonly after: WordInfo;
  readonly after2: WordInfo;
  /** How its line is written, and how it and the line are, below `FORMS`. */
  readonly lineForm: number;
  readonly form: number;
  /** How many signs of code its line has: none, few or many. */
  readonly signs: number;
  /** Whether no space comes before it, and behind it. */
  readonly touchesBefore: boolean;
  readonly touchesAfter: boolean;
  readonly phrase: number;
  readonly label: number;
  /** Its distance from the start and the end of the segment. */
  readonly fromStart: number;
  readonly toEnd: number;
  /** The last word of the segment before. */
  readonly above: number;
}

/** Forms of lines; `FORMS` holds them together with how a word is written, or how many signs of code a line has. */
export const LINE_FORMS = 8;
export const FORMS = 64;

/**
 * The places of the words of a segment.
 * @param previous the segment before, if there is one.
 */
export function placesOf(
  { infos, lineCase, segment }: KnownSegment,
  previous: KnownSegment | undefined,
  lexicon: Lexicon,
): (at: number) => Place {
  const phrases = phrasesOf(infos, lexicon);
  const labels = labelsOf(infos, previous);
  const signs = codeSigns(infos);
  const above = (previous?.infos.at(-1) ?? ABSENT).id;
  const lineForm = lineCase * 2 + (segment.continuesRow ? 1 : 0);
  const { words } = segment;
  const touches = (at: number): boolean => at > 0 && words[at - 1]?.end === words[at]?.start;
  return (at) => {
    const word = infos[at] as WordInfo;
    return {
      before2: infos[at - 2] ?? ABSENT,
      before: infos[at - 1] ?? ABSENT,
      word,
      after: infos[at + 1] ?? ABSENT,
      after2: infos[at + 2] ?? ABSENT,
      lineForm,
      form: formOf(word, lineForm),
      signs,
      touchesBefore: touches(at),
      touchesAfter: touches(at + 1),
      phrase: phrases[at] as number,
      label: labels[at] as number,
      fromStart: at,
      toEnd: infos.length - 1 - at,
      above,
    };
  };
}

const formOf = ({ casing }: WordInfo, lineForm: number): number => casing * 8 + (lineForm >> 1);
const classOf = ({ value }: WordInfo): number => (value < 0 ? -1 : value & CLASS_MASK);
const senseOf = ({ value }: WordInfo): number => value >> SENSE_SHIFT;

/**
 * What a word is by itself, in a line that is written so and has so many signs of code.
 * @param elsewhere how it is written elsewhere in the text.
 */
export function addOwn(sink: FeatureSink, word: WordInfo, lineForm: number, signs: number, elsewhere: number): void {
  const form = formOf(word, lineForm);
  const known = mix(classOf(word), form);
  sink.add(0, word.id);
  sink.add(9, mix(word.prefix2, form));
  sink.add(10, mix(word.prefix3, form));
  sink.add(11, mix(word.suffix2, form));
  sink.add(12, mix(word.suffix3, form));
  sink.add(13, mix(word.suffix4, form));
  sink.add(14, mix(word.shape, lineForm));
  sink.add(19, known);
  sink.add(28, mix(senseOf(word), form));
  sink.add(39, mix(word.narrow, form));
  sink.add(40, mix(word.middle, form));
  sink.add(41, mix(word.wide, form));
  sink.add(59, mix(mix(word.wide, classOf(word)), form));
  sink.add(60, mix(elsewhere, form));
  sink.add(61, mix(elsewhere, known));
  sink.add(71, mix(signs, form));
  sink.add(72, mix(signs, known));
  let rest = classOf(word);
  for (let count = 0; rest !== 0 && count < MOST_CLASSES; count++, rest &= rest - 1) {
    sink.addClass(mix(rest & -rest, form));
  }
}

/** What the neighbour at a side, 0 before and 1 behind, says of a word that is written so. */
export function addBeside(sink: FeatureSink, side: 0 | 1, beside: WordInfo, form: number): void {
  sink.add(1 + side, beside.id);
  sink.add(24 + side, mix(mix(classOf(beside), beside.casing), form));
  sink.add(29 + side, mix(mix(senseOf(beside), form), beside.casing));
  sink.add(33 + side, mix(mix(beside.suffix3, beside.casing), form));
  sink.add(35 + side, mix(beside.id, form));
  sink.add(42 + side, mix(mix(beside.narrow, beside.casing), form));
  sink.add(44 + side, mix(mix(beside.middle, beside.casing), form));
  sink.add(46 + side, mix(mix(beside.wide, beside.casing), form));
}

/** What a word and the one before it say together, by `lineForm` of their line. */
export function addBefore(sink: FeatureSink, before: WordInfo, word: WordInfo, lineForm: number): void {
  const form = formOf(word, lineForm);
  sink.add(3, mix(before.id, word.id));
  sink.add(15, mix(mix(word.shape, lineForm), before.shape));
  sink.add(20, mix(mix(classOf(word), form), classOf(before)));
  sink.add(31, mix(mix(senseOf(word), senseOf(before)), form));
  sink.add(37, mix(before.id, classOf(word)));
  sink.add(50, mix(mix(before.wide, word.wide), form));
  sink.add(52, mix(mix(before.middle, word.middle), form));
}

/** What a word and the one behind it say together, by `lineForm` of their line. */
export function addAfter(sink: FeatureSink, word: WordInfo, after: WordInfo, lineForm: number): void {
  const form = formOf(word, lineForm);
  sink.add(4, mix(word.id, after.id));
  sink.add(16, mix(mix(word.shape, lineForm), after.shape));
  sink.add(21, mix(mix(classOf(word), form), classOf(after)));
  sink.add(32, mix(mix(senseOf(word), senseOf(after)), form));
  sink.add(38, mix(after.id, classOf(word)));
  sink.add(51, mix(mix(word.wide, after.wide), form));
  sink.add(53, mix(mix(word.middle, after.middle), form));
}

/**
 * What the second word at a side, 0 before and 1 behind, says of a word that is written so.
 * @param casing of the word between them.
 */
export function addFar(sink: FeatureSink, side: 0 | 1, far: WordInfo, casing: number, form: number): void {
  sink.add(5 + side, far.id);
  sink.add(26 + side, mix(mix(classOf(far), casing), form));
  sink.add(48 + side, mix(mix(far.middle, far.casing), form));
}

/** What more words say together, and the line around. */
export function addTogether(sink: FeatureSink, place: Place): void {
  addWords(sink, place);
  addDistributional(sink, place);
  addSurroundings(sink, place);
}

/** The words, how they are written, and in which lists they are. */
function addWords(sink: FeatureSink, { before2, before, word, after, after2, form }: Place): void {
  const known = mix(classOf(word), form);
  const { casing: left } = before;
  const { casing: right } = after;
  sink.add(7, mix(before2.id, before.id));
  sink.add(8, mix(after.id, after2.id));
  sink.add(17, mix(mix(form, left), right));
  sink.add(18, mix(mix(form, left * 8 + right), before2.casing * 8 + after2.casing));
  sink.add(22, mix(mix(known, classOf(before)), classOf(after)));
  sink.add(23, mix(mix(known, left), right));
}

/** The classes of words that stand where the words stand, and whether a point ends an abbreviation. */
function addDistributional(sink: FeatureSink, { before2, before, word, after, after2, form }: Place): void {
  sink.add(54, mix(mix(mix(before.wide, word.wide), after.wide), form));
  sink.add(55, mix(mix(before.wide, after.wide), form));
  sink.add(56, mix(mix(before2.wide, before.wide), form));
  sink.add(57, mix(mix(after.wide, after2.wide), form));
  sink.add(58, mix(mix(before.letters, word.isSign ? word.id : 0), mix(after.casing, form)));
}

/** What the line around says. */
function addSurroundings(sink: FeatureSink, place: Place): void {
  const { before, word, after, form, phrase, label, fromStart, toEnd, touchesBefore, touchesAfter } = place;
  const known = mix(classOf(word), form);
  sink.add(62, mix(phrase, form));
  sink.add(63, mix(mix(phrase, classOf(word)), before.casing * 8 + after.casing));
  sink.add(64, mix(label, form));
  sink.add(65, mix(label, classOf(word)));
  sink.add(66, mix(Math.min(fromStart, 3) * 4 + Math.min(toEnd, 3), form));
  sink.add(67, mix(Math.min(fromStart, 1) * 2 + Math.min(toEnd, 1), known));
  sink.add(68, mix(place.above, fromStart === 0 ? form : -1));
  sink.add(69, mix((touchesBefore ? 1 : 0) + (touchesAfter ? 2 : 0), form));
  sink.add(70, mix(mix(touchesBefore ? before.id : 0, touchesAfter ? after.id : 0), form));
}

/** Signs of code and markup in a segment: none, few, many. */
function codeSigns(infos: readonly WordInfo[]): number {
  let signs = 0;
  for (const { isCode } of infos) if (isCode) signs++;
  return Math.min(2, Math.ceil(signs / 2));
}
