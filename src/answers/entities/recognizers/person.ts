import { PARTICLES } from '../../text/name-particles.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { KIN, KIN_CAPITAL } from './person/kin.ts';
import { TITLE } from './person/titles.ts';

const WORD = "\\p{Lu}[\\p{L}'’-]{1,25}";
const REST = `(?: (?:(?:${PARTICLES}) ){0,2}(?:${WORD}|\\p{Lu}\\.))`;
const INTRODUCTION = "[Mm]y name is|I am|I'm|I’m|[Nn]ame is|Dear|Hi|Hello|[Nn]ame:|Attn:|[Ss]igned(?: by)?:?";
/** Parties as the papers of courts name them: in capitals, with what they are behind. */
const PARTY = 'Claimant|Plaintiff|Petitioner|Applicant|Appellant|Defendant|Respondent';
const CAPITALS = "\\p{Lu}[\\p{Lu}'’-]{1,25}";
const NO_PARTY =
  '(?:BETWEEN|AND|THE|OF|FOR|TO|LTD|LIMITED|INC|LLC|LLP|PLC|CORP|CORPORATION|COMPANY|COUNCIL|BANK|TRUST|DEPARTMENT|STATE|COURT)(?!\\p{L})';

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
      [
        `(?=\\p{Ll})(?<=(?<!\\p{L})(?:${TITLE})\\.? )(?:(?:${PARTICLES}|te|ten|ter|[vd]\\.) ?){1,3}${WORD}${REST}{0,2}`,
        0.75,
      ],
      [
        `(?=\\p{Lu}\\p{Ll})(?!\\p{L}{3,6}day(?!\\p{L}))(?<=(?<!\\p{L})(?:${KIN}),? \\(?|(?<!\\p{L})(?:${KIN_CAPITAL}),? \\(?)${WORD}${REST}{0,3}`,
        0.55,
      ],
      [`(?=\\p{Lu}\\p{Ll})${WORD}${REST}{0,3}(?= \\((?:${KIN})\\))`, 0.6],
      [`(?!(?:${CAPITALS} ){0,4}${NO_PARTY})${CAPITALS}(?: ${CAPITALS}){1,3}(?=,? {1,4}(?:${PARTY})s?(?!\\p{L}))`, 0.6],
      [`${WRITTEN_OUT}(?<=(?<!\\p{L})(?:${INTRODUCTION}) )${WORD}${REST}{0,3}`, 0.55],
    ],
  }),
};
