import { PARTICLES } from '../../text/name-particles.ts';
import { TITLES_OF_NAMES } from '../../text/name-titles.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const WORD = "\\p{Lu}[\\p{L}'’-]{1,25}";
const REST = `(?: (?:(?:${PARTICLES}) ){0,2}(?:${WORD}|\\p{Lu}\\.))`;
const TITLE = `${TITLES_OF_NAMES}|Maître|Panią|Panem|Panu|Sgt|Ofc|Aunt|Uncle|Tante|Onkel|(?:Dott|Sig|Avv|Mevr|Mw|Dhr|Det|Lt|Insp)(?=\\.)`;
const INTRODUCTION = "[Mm]y name is|I am|I'm|I’m|[Nn]ame is|Dear|Hi|Hello|[Nn]ame:|Attn:|[Ss]igned(?: by)?:?";
/** No abbreviation: `Hello CRC` greets nobody. */
const WRITTEN_OUT = '(?=\\p{Lu}\\p{Ll}|\\p{Lu}+ \\p{Lu})';

/** Names of persons behind a title, a greeting or a label; names in prose are the tagger's. */
export const person: EntityDefinition = {
  title: 'Person',
  region: 'any',
  form: 'names behind a title, a greeting or a label',
  source: 'our own',
  confusions: 'titles of works and headings in capitals',
  example: 'Dear Ada Lovelace',
  recognizer: byPattern({
    patterns: [
      [`(?=\\p{Lu})(?<=(?<!\\p{L})(?:${TITLE})\\.? )${WORD}${REST}{0,3}`, 0.75],
      [`${WRITTEN_OUT}(?<=(?<!\\p{L})(?:${INTRODUCTION}) )${WORD}${REST}{0,3}`, 0.55],
    ],
  }),
};
