import type { AskedKey } from './asked-key.ts';
import { splitCamelCase } from './words.ts';

/** Words with which questions begin that are answered by yes or no. */
const VERB = 'is|are|was|were|has|have|had|does|do|did|can|will|should|must|may';
const BEGINNING = new RegExp(`^\\s*(?:${VERB})(?![\\p{L}\\p{N}'’])`, 'iu');
const WHETHER =
  /(?<![\p{L}])(?:whether|yes (?:or|\/) ?no|true (?:or|\/) ?false|(?:is|was) (?:ticked|checked|selected)|boolean|ob)(?![\p{L}])/iu;

/** Whether a key asks for yes or no: `Insured?`, `is_citizen`, `whether the box is ticked`. */
export function asksWhether({ key, description }: AskedKey): boolean {
  const words = splitCamelCase(key).replace(/[_-]+/g, ' ');
  const isQuestion = /\?\s*$/.test(key) && !/^\s*(?:wh|how|qu|w[aeo]|c(?:omo|ome|hi))/iu.test(key);
  return isQuestion || [words, description].some((text) => BEGINNING.test(text) || WHETHER.test(text.slice(0, 400)));
}
