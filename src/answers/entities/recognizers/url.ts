import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { withoutSpaces } from '../without-spaces.ts';

/** Top-level domains that are taken for an address without a scheme; others are too often a missing space. */
const DOMAINS =
  'com|org|net|edu|gov|mil|int|info|biz|io|dev|app|me|co|ai|eu|uk|de|fr|nl|be|at|ch|es|it|pt|pl|se|no|dk|fi|ie|ca|au|nz|in|jp|br|mx|za|il|us|tv|cc|ws|xyz|online|site';

const HOST = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})\\.){1,8}';
const PATH = '(?:[/?#][^\\s<>"”]{0,300}[^\\s<>"”.,;:!?)\\]}\'])?';

/** Web addresses, with or without a scheme (RFC 3986). */
export const url: EntityDefinition = {
  title: 'Web address',
  region: 'any',
  form: 'with a scheme, `www`, or a common domain',
  source: 'RFC 3986',
  confusions: 'names of files and a missing space between sentences',
  example: 'https://example.org/a?b=c',
  recognizer: withoutSpaces(
    /[^\s.]\.[^\s.]|:\/\//g,
    byPattern({
      ignoreCase: true,
      patterns: [
        [`(?:https?|ftp)://[^\\s<>"”]{2,300}[^\\s<>"”.,;:!?)\\]}']`, 0.9],
        [`www\\.${HOST}\\p{L}{2,24}${PATH}/?`, 0.85],
        [`(?<![@.-])${HOST}(?:${DOMAINS})${PATH}/?`, 0.6],
      ],
      context: ['website', 'web', 'site', 'url', 'homepage', 'visit'],
    }),
  ),
};
