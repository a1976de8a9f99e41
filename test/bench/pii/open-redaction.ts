import { OpenRedaction } from '@openredaction/core';
import type { Finder } from './finders.ts';

/** Its type names in the product's; others keep their own and are counted where a set's truth has them. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^NAME/, 'PERSON'],
  [/^PHONE/, 'PHONE'],
  [/^ADDRESS/, 'ADDRESS'],
  [/^(?:ORG|COMPANY)/, 'ORGANIZATION'],
  [/^(?:CITY|COUNTRY|LOCATION|PLACE)/, 'LOCATION'],
  [/^SSN$/, 'US_SSN'],
  [/^(?:IPV[46]|IP_ADDRESS)/, 'IP_ADDRESS'],
  [/^DATE/, 'DATE'],
  [/^(?:URL|WEBSITE|DOMAIN)/, 'URL'],
  [/^CREDIT_CARD/, 'CREDIT_CARD'],
  [/^IBAN/, 'IBAN'],
  [/^AGE/, 'AGE'],
];

const detector = new OpenRedaction();

export const openRedaction: Finder = async (text) => {
  const { detections } = await detector.detect(text);
  return detections.map(({ type, position: [start, end] }) => ({
    type: TYPES.find(([name]) => name.test(type))?.[1] ?? type,
    start,
    end,
  }));
};
