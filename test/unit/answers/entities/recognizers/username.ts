import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: [
    '@ada_lovelace',
    'Great talk, [@GraceH]!',
    '([@turing1912])',
    '@ada@social.example',
    'Username: [ada.l]',
    'User ID [x4711ab]',
    'Twitter: [ada_1815]',
    'Benutzername: [m.muster]',
    'Nom d’utilisateur : [mdupont75]',
    'Usuario: [maria_72]',
  ],
  invalid: [
    '@example.org',
    'ada@',
    '@types/node',
    '@media(print)',
    '@ 5',
    '@4',
    '@ECHO OFF',
    'Username: required',
    'login 4711',
  ],
  prose: 'Two apples @ 5 each; the user name is needed, and a login by mail.',
};
