import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';
import { byPattern } from '../recognizer.ts';

/** What a mention does not stand behind: a local part, a path, a sign of programs or styles. */
const APART = '(?<![\\p{L}\\p{N}@._/\\\\=$%&#+`\'"-])';
/** What follows no mention: a domain, a package, the braces and brackets of programs. */
const ENDED = '(?![\\p{N}@/=({\\[`\'"-]|\\.[\\p{L}\\p{N}])';

const MENTION = byPattern({
  patterns: [
    // An account of the Fediverse: WebFinger (RFC 7033) without its scheme.
    [`${APART}@[\\w.-]{1,64}@(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.){1,8}\\p{L}{2,24}`, 1],
    [`${APART}@[a-z_]\\w{1,29}${ENDED}`, 0.85],
  ],
  ignoreCase: true,
  // In capitals alone they are of organisations, and commands of batch files.
  isValid: (mention) => /\p{Ll}/u.test(mention),
});

const LABELS = [
  'user ?names?',
  'user[ -]?id',
  'log-?in(?: (?:name|id))?',
  'screen name',
  '(?:twitter|instagram|telegram|tiktok|skype|github|discord|snapchat)(?: (?:handle|name|account))?(?= ?:)',
  '(?:benutzer|nutzer|anmelde)(?:name|kennung)',
  "nom d[’']utilisateur|identifiant(?= ?:)",
  '(?:nombre|nome) de (?:usuario|usuário|utilizador)',
  'usuario(?= ?:)|usuário(?= ?:)',
  'nome utente',
  'gebruikersnaam',
  'nazwa użytkownika',
  'användarnamn|brugernavn|brukernavn|käyttäjätunnus',
];

const SIGNED = byLabel({
  labels: LABELS,
  value: '@?[\\p{L}\\d_][\\w.-]{1,38}[\\p{L}\\d_]',
  // A word alone is most often one of the sentence: what may be chosen, that it is needed.
  isValid: (name) => /\p{L}/u.test(name) && /[\d_@]|\p{L}[.-]\p{L}/u.test(name),
});

/** Names of accounts: behind their label, or mentioned with an at sign. */
export const username: EntityDefinition = {
  title: 'User name, handle of a social network',
  region: 'any',
  form: '`@` and a name that begins with a letter; letters and a digit or sign behind the label',
  source: 'RFC 7033 for those with a host',
  confusions: 'annotations of programs, which are not taken near code',
  example: 'Thanks to @ada_l for the photographs',
  recognizer: {
    context: SIGNED.context,
    *find(text) {
      yield* MENTION.find(text);
      yield* SIGNED.find(text);
    },
  },
};
