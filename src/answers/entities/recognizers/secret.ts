import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';
import { byPattern, type Match } from '../recognizer.ts';

/** Keys that say by their first letters who has issued them; lengths as their issuers document them. */
const KEYS = byPattern({
  patterns: [
    ['(?:AKIA|ASIA)[A-Z2-7]{16}', 0.95], // Amazon Web Services
    ['gh[pousr]_[A-Za-z\\d]{36,255}|github_pat_\\w{22,255}', 0.95],
    ['glpat-[\\w-]{20,64}', 0.95],
    ['xox[abeoprs]-[A-Za-z\\d-]{10,250}', 0.95], // Slack
    ['[sr]k_(?:live|test)_[A-Za-z\\d]{16,247}|whsec_[A-Za-z\\d]{32,64}', 0.95], // Stripe
    ['AIza[\\w-]{35}', 0.95], // Google
    ['sk-(?:(?:proj|ant|svcacct|or)-[\\w-]{20,250}|[A-Za-z\\d]{32,64})', 0.95], // OpenAI, Anthropic
    ['npm_[A-Za-z\\d]{36}|pypi-[\\w-]{50,250}|hf_[A-Za-z\\d]{34}', 0.95],
    ['SG\\.[\\w-]{22}\\.[\\w-]{43}', 0.95], // SendGrid
  ],
  // Documentation shows keys of one letter, or words in place of a key.
  isValid: (key) => /\d/.test(key) && new Set(key.slice(-16)).size >= 8,
});

const JWT = byPattern({
  patterns: [['eyJ[\\w-]{10,2000}\\.[\\w-]{10,6000}\\.[\\w-]{0,1000}', 0.95]],
  isValid: (token) => hasAlgorithm(token.slice(0, token.indexOf('.'))),
});

/** Whether the header of a JSON Web Token can be decoded and names its algorithm (RFC 7515, section 4.1.1). */
function hasAlgorithm(header: string): boolean {
  try {
    return typeof JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/'))).alg === 'string';
  } catch {
    return false;
  }
}

/** Whether a value can be a password, unlike words, names of variables and dates. */
const isPassword = (value: string): boolean =>
  /\d/.test(value) && /[^\d.,:/-]/.test(value) && !/^[$%]|^[\p{L}_][\w-]*\.[\p{L}_]/u.test(value);

/** What a variable of the environment or a setting is of, before the word that says what it is: `DB_PASSWORD`. */
const PREFIX = '(?:[a-z\\d]{1,20}_){0,3}';

const PASSWORD = byLabel({
  labels: [
    `${PREFIX}pass(?:word|phrase|wd)`,
    `${PREFIX}pwd`,
    'pass(?:wort|code)',
    'kennwort',
    'mot de passe',
    'contraseña',
    'senha',
    'wachtwoord',
    'hasło',
    'lösenord',
    'passord',
    'adgangskode',
    'salasana',
    `${PREFIX}(?:api|access|secret|private)[ _-]?(?:access[ _-]?)?key`,
    `${PREFIX}(?:client|api)[ _-]secret`,
    `${PREFIX}(?:access|auth|bearer|api)[ _-]token`,
  ],
  // What follows a label without a space in between is a path: `passwd/sha2`.
  value: '[^\\s"\'`<>(){}/][^\\s"\'`<>(){}]{4,98}[^\\s"\'`<>(){}.,;:]',
  isValid: isPassword,
});

const PEM_BEGIN = /-----BEGIN ((?:[A-Z]+ ){0,3}PRIVATE KEY(?: BLOCK)?)-----/g;
/** More characters than the longest keys in use have: RSA with 16,384 bits has 12,700. */
const PEM_REACH = 16_000;

function* privateKeys(text: string): Iterable<Match> {
  let read = 0;
  for (const { 0: begin, 1: label, index } of text.matchAll(PEM_BEGIN)) {
    const end = `-----END ${label}-----`;
    const at = index < read ? -1 : text.slice(index + begin.length, index + PEM_REACH).indexOf(end);
    if (at < 0) continue;
    read = index + begin.length + at + end.length;
    yield { start: index, end: read, score: 1 };
  }
}

/** Secrets that open accounts: keys of interfaces, JSON Web Tokens, private keys, passwords behind their label. */
export const secret: EntityDefinition = {
  title: 'Key, token or password',
  region: 'any',
  form: 'prefix of the issuer; header of a token; PEM block; behind a label',
  source: 'documentation of the issuers; RFC 7519, RFC 7468',
  confusions: 'keys that documentation shows as examples',
  example: 'password: hunter2',
  recognizer: {
    context: PASSWORD.context,
    *find(text) {
      for (const part of [KEYS, JWT, PASSWORD]) yield* part.find(text);
      yield* privateKeys(text);
    },
  },
};
