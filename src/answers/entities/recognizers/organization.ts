import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { COMPANIES } from './organization/companies.ts';
import { FIRMS } from './organization/firms.ts';
import { INSTITUTIONS } from './organization/institutions.ts';
import { ONLY_LEGAL } from './organization/only-legal.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{N}&'’.-]{0,30}";
const JOINT = '(?:,? |,? (?:and|&|und|et|y|of|de) )';
/** Source of a pattern for legal forms of companies in some thirty countries, then for words that end names as they do. */
export const LEGAL_FORM =
  'Inc|Incorporated|Corp|Corporation|Company|Co|LLC|L\\.L\\.C|LLP|LP|Ltd|Limited|PLC|plc|Pty|Pvt\\.? Ltd|Pte\\.? Ltd|Sdn\\.? Bhd|' +
  'GmbH(?: & Co\\.? KG(?:aA)?)?|mbH|UG|AG|KG|KGaA|OHG|e\\.V|eG|Ges\\.?m\\.?b\\.?H|SE|SA|S\\.A|SAS|S\\.A\\.S|SASU|SARL|S\\.A\\.R\\.L|EURL|SNC|SCI|SPRL|BVBA|' +
  'S\\.L|S\\.L\\.U|SL|SLU|S\\.A\\. de C\\.V|Lda|Ltda|S\\.r\\.l|Srl|SRL|SpA|S\\.p\\.A|S\\.n\\.c|BV|B\\.V|NV|N\\.V|VOF|' +
  'Oy|Oyj|AB|AS|A/S|ASA|ApS|I/S|ehf|hf|OÜ|SIA|UAB|Kft|Zrt|Nyrt|s\\.r\\.o|a\\.s|d\\.o\\.o|Sp\\. z o\\.o|S\\.K|K\\.K|' +
  'Group|Holdings|Bank|University|Institute|Foundation|Association';

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
        `(?!(?:The|This|That|Each|Such|Said|Any|Our|Your|A|An) )${WORD}(?:${JOINT}${WORD}){0,4},? (?:${LEGAL_FORM}|${ONLY_LEGAL})\\b\\.?`,
        0.6,
      ],
      ...COMPANIES,
      ...FIRMS,
      ...INSTITUTIONS,
    ],
  }),
};
