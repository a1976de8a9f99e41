import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';
import { withoutSpaces } from '../without-spaces.ts';

/** What is before the host of a web address that has a user and a password (RFC 3986, 3.2.1): `ftp://ada:secret@host`. */
const USER_INFO = '(?<![\\p{L}\\d]://[^\\s/@]{0,64}:)';

/** E-mail addresses in the form that is used in print (RFC 5321, 4.1.2, without quoted parts). */
export const email: EntityDefinition = {
  title: 'E-mail address',
  region: 'any',
  form: 'local part, `@` and domain',
  source: 'RFC 5321, section 4.1.2',
  confusions: 'user names at a host in commands and addresses of repositories',
  example: 'ada@example.org',
  recognizer: withoutSpaces(
    /@/g,
    byPattern({
      patterns: [
        [
          `${USER_INFO}(?:[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]{0,63})@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})\\.){1,8}\\p{L}{2,24}`,
          1,
        ],
      ],
    }),
  ),
};
