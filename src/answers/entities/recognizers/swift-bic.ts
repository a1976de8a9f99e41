import { isSupportedCountry } from 'libphonenumber-js';
import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';

/** Identifiers of banks: four letters, country, location, perhaps a branch. Eight capitals are words too, so by label. */
export const swiftBic: EntityDefinition = {
  title: 'Bank identifier (BIC)',
  region: 'any',
  form: 'four letters, a country, two or five places',
  source: 'ISO 9362',
  confusions: 'words of eight or eleven capitals behind the label',
  example: 'BIC COBADEFFXXX',
  recognizer: byLabel({
    labels: ['(?:bic|swift)(?:(?: ?/ ?| |-)(?:bic|swift))?'],
    value: '[A-Z]{6}[A-Z2-9][A-NP-Z\\d](?:[A-Z\\d]{3})?',
    isValid: (value) => value === value.toUpperCase() && isSupportedCountry(value.slice(4, 6)),
  }),
};
