import type { KnownSegment } from './document-words.ts';
import { mix } from './hash.ts';
import { CLASS_MASK, type Lexicon, SENSE_SHIFT, WordClass, wordKey } from './lexicon.ts';
import type { WordInfo } from './word-info.ts';

/** Features that are words themselves come first: training drops them now and then, so that others carry weight. */
export const WORD_FEATURES = 9;
/** Features of each word at most; unused places hold 0. */
export const FEATURES = 60;
/** Features are known by hashes of this many bits. */
const FEATURE_BITS = 24;

/** Names of several words in the lexicon have at most this many. */
const PHRASE_WORDS = 4;
/** How far behind a colon its label is remembered, in words. */
const LABEL_REACH = 8;

/** Stands for a word that is not there. */
const NOTHING = 0x2545f491;
/** The template of features of single classes, which are as many as a word has. */
const CLASS_TEMPLATE = 64;

/**
 * The features of each word of a segment: `FEATURES` places for each, a feature being a positive integer.
 * @param previous the segment before, if there is one.
 * @param seen how words are written elsewhere in the text, by their hash.
 */
export function featuresOf(
  { infos, lineCase, segment }: KnownSegment,
  previous: KnownSegment | undefined,
  seen: ReadonlyMap<number, number>,
  lexicon: Lexicon,
): Int32Array {
  const count = infos.length;
  const features = new Int32Array(count * FEATURES);
  const phrases = phrasesOf(infos, lexicon);
  const labels = labelsOf(infos, previous);
  const above = lastWord(previous);
  const signs = codeSigns(infos);
  const lineBits = lineCase * 2 + (segment.continuesRow ? 1 : 0);
  for (let at = 0; at < count; at++) {
    let place = at * FEATURES;
    const word = infos[at] as WordInfo;
    const before = infos[at - 1];
    const before2 = infos[at - 2];
    const after = infos[at + 1];
    const after2 = infos[at + 2];
    let template = 1;
    const add = (value: number): void => {
      features[place++] = (mix(template++, value) >>> (32 - FEATURE_BITS)) | 0 || 1;
    };
    const id0 = word.id;
    const idB = before?.id ?? NOTHING;
    const idA = after?.id ?? NOTHING;
    // The words themselves: WORD_FEATURES of them.
    add(id0);
    add(idB);
    add(idA);
    add(mix(idB, id0));
    add(mix(id0, idA));
    add(before2?.id ?? NOTHING);
    add(after2?.id ?? NOTHING);
    add(mix(before2?.id ?? NOTHING, idB));
    add(mix(idA, after2?.id ?? NOTHING));

    const form0 = word.casing * 8 + lineCase;
    const formB = before ? before.casing : 7;
    const formA = after ? after.casing : 7;
    const shape0 = mix(word.shape, lineBits);
    add(mix(word.prefix2, form0));
    add(mix(word.prefix3, form0));
    add(mix(word.suffix2, form0));
    add(mix(word.suffix3, form0));
    add(mix(word.suffix4, form0));
    add(shape0);
    add(mix(shape0, before?.shape ?? NOTHING));
    add(mix(shape0, after?.shape ?? NOTHING));
    add(mix(mix(form0, formB), formA));
    add(mix(mix(form0, formB * 8 + formA), (before2 ? before2.casing : 7) * 8 + (after2 ? after2.casing : 7)));

    const class0 = word.value & CLASS_MASK;
    const classB = before ? before.value & CLASS_MASK : -1;
    const classA = after ? after.value & CLASS_MASK : -1;
    const known0 = mix(class0, form0);
    add(known0);
    add(mix(known0, classB));
    add(mix(known0, classA));
    add(mix(mix(known0, classB), classA));
    add(mix(mix(known0, formB), formA));
    add(mix(mix(classB, formB), form0));
    add(mix(mix(classA, formA), form0));
    add(mix(mix(before2 ? before2.value & CLASS_MASK : -1, formB), form0));
    add(mix(mix(after2 ? after2.value & CLASS_MASK : -1, formA), form0));

    const sense0 = word.value >> SENSE_SHIFT;
    const senseB = before ? before.value >> SENSE_SHIFT : -1;
    const senseA = after ? after.value >> SENSE_SHIFT : -1;
    add(mix(sense0, form0));
    add(mix(mix(senseB, form0), formB));
    add(mix(mix(senseA, form0), formA));
    add(mix(mix(sense0, senseB), form0));
    add(mix(mix(sense0, senseA), form0));

    add(mix(mix(before?.suffix3 ?? NOTHING, formB), form0));
    add(mix(mix(after?.suffix3 ?? NOTHING, formA), form0));
    add(mix(idB, form0));
    add(mix(idA, form0));
    add(mix(idB, class0));
    add(mix(idA, class0));

    const elsewhere = seen.get(id0) ?? 0;
    add(mix(elsewhere, form0));
    add(mix(elsewhere, known0));
    add(mix(phrases[at] as number, form0));
    add(mix(mix(phrases[at] as number, class0), formB * 8 + formA));
    add(mix(labels[at] as number, form0));
    add(mix(labels[at] as number, class0));
    add(mix(Math.min(at, 3) * 4 + Math.min(count - 1 - at, 3), form0));
    add(mix(Math.min(at, 1) * 2 + Math.min(count - 1 - at, 1), known0));
    add(mix(above, at === 0 ? form0 : -1));
    add(mix((touchesBefore(segment.words, at) ? 1 : 0) + (touchesBefore(segment.words, at + 1) ? 2 : 0), form0));
    add(mix(mix(touchesBefore(segment.words, at) ? idB : 0, touchesBefore(segment.words, at + 1) ? idA : 0), form0));
    add(mix(signs, form0));
    add(mix(signs, known0));
    for (let bits = class0; bits !== 0 && place < (at + 1) * FEATURES; bits &= bits - 1) {
      template = CLASS_TEMPLATE;
      add(mix(bits & -bits, form0));
    }
  }
  return features;
}

/** Whether no space comes before a word, which is not the first one. */
const touchesBefore = (words: KnownSegment['segment']['words'], at: number): boolean =>
  at > 0 && words[at - 1]?.end === words[at]?.start;

/** Signs of code and markup in a segment: none, few, many. */
function codeSigns(infos: readonly WordInfo[]): number {
  let signs = 0;
  for (const { isCode } of infos) if (isCode) signs++;
  return Math.min(2, Math.ceil(signs / 2));
}

const lastWord = (segment: KnownSegment | undefined): number => segment?.infos.at(-1)?.id ?? NOTHING;

/** For each word the label that it is the value of: the word before the last colon, or a short line above. */
function labelsOf(infos: readonly WordInfo[], previous: KnownSegment | undefined): Int32Array {
  const labels = new Int32Array(infos.length);
  const above = previous?.infos ?? [];
  const last = above.at(-1);
  let label = 0;
  let reach = 0;
  if (last && above.length <= LABEL_REACH) {
    label = mix((last.isColon ? above.at(-2) : last)?.id ?? NOTHING, 1);
    reach = LABEL_REACH;
  }
  for (let at = 0; at < infos.length; at++) {
    const word = infos[at] as WordInfo;
    labels[at] = at < reach ? label : 0;
    if (word.isColon && at > 0) {
      label = mix(infos[at - 1]?.id ?? NOTHING, 2);
      reach = at + LABEL_REACH;
    }
  }
  return labels;
}

/** For each word its place in a name of several words that the lexicon has, and the name's classes; 0 outside. */
function phrasesOf(infos: readonly WordInfo[], lexicon: Lexicon): Int32Array {
  const phrases = new Int32Array(infos.length);
  for (let at = 0; at < infos.length; at++) {
    if (((infos[at] as WordInfo).value & WordClass.startsPhrase) === 0) continue;
    let hash = (infos[at] as WordInfo).id;
    for (let more = 1; more < PHRASE_WORDS && at + more < infos.length; more++) {
      hash = mix(hash, (infos[at + more] as WordInfo).id);
      const value = lexicon.lookup(wordKey(hash)) & CLASS_MASK;
      if ((value & (WordClass.placePhrase | WordClass.organizationPhrase)) === 0) continue;
      for (let within = 0; within <= more; within++) phrases[at + within] = value * 4 + (within === 0 ? 1 : 2);
    }
  }
  return phrases;
}
