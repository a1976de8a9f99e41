import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['ada@example.org', 'a.b+c@mail.example.co.uk'],
  invalid: ['ada@example', 'ada.example.org'],
  prose: 'Meet me @ the station, price 5@2; connect to ftp://ada:secret@files.example.org/in.',
};
