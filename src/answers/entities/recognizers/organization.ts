import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{N}&'’.-]{0,30}";
const JOINT = '(?:,? |,? (?:and|&|und|et|y|of|de) )';
const FORM =
  'Inc|Incorporated|Corp|Corporation|Company|Co|LLC|L\\.L\\.C|LLP|LP|Ltd|Limited|PLC|plc|GmbH|AG|KG|SE|SA|S\\.A|SAS|SARL|S\\.r\\.l|SpA|BV|B\\.V|NV|N\\.V|Oy|AB|AS|A/S|Pty|Group|Holdings|Bank|University|Institute|Foundation|Association';

/** Organisations with a legal form or a word such as `Bank` at the end of their names. */
export const organization: EntityDefinition = {
  title: 'Organisation',
  region: 'any',
  form: 'names with a legal form or a word such as Bank',
  source: 'our own',
  confusions: 'products and headings in capitals',
  example: 'Example GmbH',
  recognizer: byPattern({
    patterns: [
      [
        `(?!(?:The|This|That|Each|Such|Said|Any|Our|Your|A|An) )${WORD}(?:${JOINT}${WORD}){0,4},? (?:${FORM})\\b\\.?`,
        0.6,
      ],
    ],
  }),
};
