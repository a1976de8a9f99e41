import { expect, test } from 'vitest';
import { endWithGivenName } from '../../../../../src/answers/entities/tagger/given-names.ts';
import { hashOf } from '../../../../../src/answers/entities/tagger/hash.ts';
import { lexiconOf, WordClass, wordKey } from '../../../../../src/answers/entities/tagger/lexicon.ts';
import { segmentsOf } from '../../../../../src/answers/entities/tagger/segments.ts';
import { WordInfos } from '../../../../../src/answers/entities/tagger/word-info.ts';

const lexicon = lexiconOf([{ value: WordClass.firstName, keys: Int32Array.of(wordKey(hashOf('chidi'))) }]);

/** The name that begins with the first word of a line, which is a surname. */
function nameIn(line: string): string {
  const words = segmentsOf(line)[0]?.words ?? [];
  const known = new WordInfos({ lexicon, classes: lexiconOf([]) });
  const infos = words.map(({ start, end }) => known.of(line.slice(start, end)));
  return line.slice(0, words[endWithGivenName(infos, 0, 1) - 1]?.end);
}

test.each([
  ['OKONKWO, CHIDI A', 'OKONKWO, CHIDI A'],
  ['OKONKWO, CHIDI (driver)', 'OKONKWO, CHIDI'],
  ['OKONKWO, PLAINTIFF', 'OKONKWO'],
  ['Okonkwo, Chidi', 'Okonkwo'],
  ['OKONKWO CHIDI', 'OKONKWO'],
  ['OKONKWO, CHIDI OBI', 'OKONKWO'],
  ['CHIDI, CHIDI', 'CHIDI'],
])('a surname in capitals goes on with a given name behind a comma: %s', (line, name) => {
  expect(nameIn(line)).toBe(name);
});
