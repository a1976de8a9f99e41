import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: [
    'AKIAQ3EGR5TN7XKB4M2W',
    `ghp_${'a1B2c3D4e5F6'.repeat(3)}`,
    `sk_live_${'a1B2c3D4e5F6'.repeat(2)}`,
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
    'password: [hunter2]',
    'password: "[hunter2]"',
    'SMTP_RELAY_PASSWORD=[kR7-zz40_Q]',
    'export STAGING_API_KEY=[9f2Lm-44tz]',
    'Salasana: [k0ivu-metsä]',
    'Passwort lautet [S0nnen&schein]',
    '[-----BEGIN RSA PRIVATE KEY-----\nMIIEow==\n-----END RSA PRIVATE KEY-----]',
  ],
  invalid: [
    `ghp_${'x'.repeat(36)}`,
    'AKIAXXXXXXXXXXXXXXXX',
    'eyJhbGci00000000000000.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
    'password: string',
    'SMTP_RELAY_PASSWORD=string',
    'COMPASSWORD=kR7-zz40_Q',
    'contrib/passwd/sha2.c',
    'password: process.env.PASS1',
    '-----BEGIN PUBLIC KEY-----\nMIIEow==\n-----END PUBLIC KEY-----',
  ],
  prose: 'The password must have 12 characters, and the token is passed as options.token2.',
};
