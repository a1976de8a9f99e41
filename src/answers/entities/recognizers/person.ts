import { PARTICLES } from '../../text/name-particles.ts';
import { TITLES_OF_NAMES } from '../../text/name-titles.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const WORD = "\\p{Lu}[\\p{L}'’-]{1,25}";
const REST = `(?: (?:(?:${PARTICLES}) ){0,2}(?:${WORD}|\\p{Lu}\\.))`;
const COURT = '(?:District|Circuit|County|Presiding|Tribunal) Judge|(?:Chief|Lord|Lady) Justice';
const TITLE = `${TITLES_OF_NAMES}|${COURT}|Maître|Panią|Panem|Panu|Sgt|Ofc|Aunt|Uncle|Tante|Onkel|(?:Dott|Sig|Avv|Mevr|Mw|Dhr|Det|Lt|Insp|[Ff]am|Eng)(?=\\.)|(?:D[Rr]|S[Rr]|Eng|Prof|Arq)\\.[ªº]`;
const INTRODUCTION = "[Mm]y name is|I am|I'm|I’m|[Nn]ame is|Dear|Hi|Hello|[Nn]ame:|Attn:|[Ss]igned(?: by)?:?";
/** Who somebody is to the writer, in ten languages: a word with a capital behind it is a name. */
const KIN =
  'husband|wife|son|daughter|brother|sister|colleague|neighbour|neighbor|fiancée?|' +
  '(?:[Mm]ein|[Dd]ein|[Ss]ein|[Ii]hr|[Uu]nser)e?[mnrs]? (?:Ehemann|Ehefrau|Mann|Frau|Sohn|Tochter|Bruder|Schwester|Kollegen?|Kollegin|Nachbarn?|Nachbarin)|' +
  'mari|femme|fils|fille|frère|sœur|collègue|voisine?|marido|esposa|esposo|hij[oa]|herman[oa]|compañer[oa]|vecin[oa]|' +
  'marito|moglie|figli[oa]|fratello|sorella|collega|vicin[oa]|mulher|filh[oa]|irmãos?|irmã|colega|vizinh[oa]|' +
  'echtgeno(?:ot|te)|zoon|dochter|broer|zus|mąż|męża|mężem|żon[aąęy]|syna?|synem|córk[aąęi]|brata?|bratem|siostr[aąęy]|' +
  'make|maken|maka|makan|dotter|dottern|bror|syster|kollega|kollegan|granne|grannen';
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
      [`(?=\\p{Lu}\\p{Ll})(?!\\p{L}{3,6}day(?!\\p{L}))(?<=(?<!\\p{L})(?:${KIN}),? )${WORD}${REST}{0,3}`, 0.55],
      [`(?!(?:${CAPITALS} ){0,4}${NO_PARTY})${CAPITALS}(?: ${CAPITALS}){1,3}(?=,? {1,4}(?:${PARTY})s?(?!\\p{L}))`, 0.6],
      [`${WRITTEN_OUT}(?<=(?<!\\p{L})(?:${INTRODUCTION}) )${WORD}${REST}{0,3}`, 0.55],
    ],
  }),
};
