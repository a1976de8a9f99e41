import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: [
    'DE136695976',
    'DE 136 695 976',
    'ATU13585627',
    'BE0411905847',
    'FR 83 404 833 048',
    'NL009291477B01',
    'GB 980 7806 84',
    'CHE-116.281.710 MWST',
    'P. IVA [00743110157]',
    'NIP: [856-734-62-15]',
    'CIF [B83654715]',
    'NIF: [245 678 905]',
  ],
  invalid: [
    'DE136695977',
    'ATU13585628',
    'FR 84 404 833 048',
    'NIP: 856-734-62-16',
    'CIF B83654716',
    'NIF: 245 678 906',
    'US136695976',
  ],
  prose: 'Part DE136695977 and order number DE136695976 of the vat.',
};
