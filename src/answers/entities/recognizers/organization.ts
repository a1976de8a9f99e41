import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { COMPANIES } from './organization/companies.ts';
import { FIRMS } from './organization/firms.ts';
import { INSTITUTIONS } from './organization/institutions.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{N}&'’.-]{0,30}";
const JOINT = '(?:,? |,? (?:and|&|und|et|y|of|de) )';
/** Source of a pattern for legal forms of companies in some thirty countries, then for words that end names as they do. */
export const LEGAL_FORM =
  'Inc|Incorporated|Corp|Corporation|Company|Co|LLC|L\\.L\\.C|LLP|LP|Ltd|Limited|PLC|plc|Pty|Pvt\\.? Ltd|Pte\\.? Ltd|Sdn\\.? Bhd|' +
  'GmbH(?: & Co\\.? KG(?:aA)?)?|mbH|UG|AG|KG|KGaA|OHG|e\\.V|eG|Ges\\.?m\\.?b\\.?H|SE|SA|S\\.A|SAS|S\\.A\\.S|SASU|SARL|S\\.A\\.R\\.L|EURL|SNC|SCI|SPRL|BVBA|' +
  'S\\.L|S\\.L\\.U|SL|SLU|S\\.A\\. de C\\.V|Lda|Ltda|S\\.r\\.l|Srl|SRL|SpA|S\\.p\\.A|S\\.n\\.c|BV|B\\.V|NV|N\\.V|VOF|' +
  'Oy|Oyj|AB|AS|A/S|ASA|ApS|I/S|ehf|hf|OÜ|SIA|UAB|Kft|Zrt|Nyrt|s\\.r\\.o|a\\.s|d\\.o\\.o|Sp\\. z o\\.o|S\\.K|K\\.K|' +
  'Group|Holdings|Bank|University|Institute|Foundation|Association';

/** Those of them, and others, that are nothing else: whoever stands before them is a company. */
const ONLY_LEGAL =
  'GmbH(?: & Co\\.? KG(?:aA)?)?|Ges\\.?m\\.?b\\.?H|LLC|L\\.L\\.C|LLP|Ltd|PLC|S\\.r\\.l|S\\.p\\.A|S\\.n\\.c|S\\.A\\.R\\.L|S\\.L\\.U|Ltda|B\\.V|N\\.V|' +
  's\\.r\\.o|spol\\. s r\\.o|a\\.s|v\\.o\\.s|k\\.s|d\\.o\\.o|[Ss]p\\. ?z ?o\\. ?o|sp\\.j|E\\.M|A\\.Ş|Ltd\\. Şti|ApS|Oyj|OÜ|Kft|' +
  'en Zonen|& Zonen|[e&] Figli|Hermanos|(?:et|&) Fils|(?:y )?Asociados|e Associati|& Associati|SCOP|(?:und|&) Söhne|(?:and|&) Sons|& Co';
/** A name of one word to four, perhaps with a particle of a surname. */
const NAMED = `(?:(?:van|von|de|der|den|del|di|da|la|le) ){0,2}${WORD}(?:(?: |-| - )${WORD}){0,3}`;

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
        `(?!(?:The|This|That|Each|Such|Said|Any|Our|Your|A|An) )${WORD}(?:${JOINT}${WORD}){0,4},? (?:${LEGAL_FORM})\\b\\.?`,
        0.6,
      ],
      [`(?!(?:The|This|That|Each|Such|Said|Any|Our|Your|A|An) )${NAMED},? (?:${ONLY_LEGAL})(?![\\p{L}])\\.?`, 1],
      ...COMPANIES,
      ...FIRMS,
      ...INSTITUTIONS,
    ],
  }),
};
