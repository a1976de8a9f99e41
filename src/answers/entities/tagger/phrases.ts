import { mix } from './hash.ts';
import { CLASS_MASK, type Lexicon, WordClass, wordKey } from './lexicon.ts';
import type { WordInfo } from './word-info.ts';

/** Names of several words in the lexicon have at most this many. */
const PHRASE_WORDS = 4;

const PHRASES = WordClass.placePhrase | WordClass.organizationPhrase | WordClass.otherName;

/** For each word its place in a name of several words that the lexicon has, and the name's classes; 0 outside. */
export function phrasesOf(infos: readonly WordInfo[], lexicon: Lexicon): Int32Array {
  const phrases = new Int32Array(infos.length);
  for (let at = 0; at < infos.length; at++) {
    if (((infos[at] as WordInfo).value & WordClass.startsPhrase) === 0) continue;
    let hash = (infos[at] as WordInfo).id;
    for (let more = 1; more < PHRASE_WORDS && at + more < infos.length; more++) {
      hash = mix(hash, (infos[at + more] as WordInfo).id);
      const value = lexicon.lookup(wordKey(hash)) & CLASS_MASK;
      if ((value & PHRASES) === 0) continue;
      for (let within = 0; within <= more; within++) phrases[at + within] = value * 4 + (within === 0 ? 1 : 2);
    }
  }
  return phrases;
}
