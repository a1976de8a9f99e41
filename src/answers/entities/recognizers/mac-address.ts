import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { withoutSpaces } from '../without-spaces.ts';

/** Hardware addresses of network cards (IEEE 802). */
export const macAddress: EntityDefinition = {
  title: 'Hardware address',
  region: 'any',
  form: 'twelve hexadecimal digits in groups',
  source: 'IEEE 802',
  confusions: 'fingerprints of keys',
  example: '00:1B:44:11:3A:B7',
  recognizer: withoutSpaces(
    /[\da-f]{2}[:.-][\da-f]{2}/gi,
    byPattern({
      ignoreCase: true,
      patterns: [
        ['[\\da-f]{2}([:-])(?:[\\da-f]{2}\\1){4}[\\da-f]{2}', 0.8],
        ['[\\da-f]{4}\\.[\\da-f]{4}\\.[\\da-f]{4}', 0.6],
      ],
      context: ['mac', 'hardware', 'ethernet'],
    }),
  ),
};
