import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['65 170839 J 003', '65170839J003', '15070649C103'],
  invalid: ['65 170839 J 004', '65 171339 J 003', '65 170839 K 003'],
  prose: 'Das Bauteil 65170839J009 ist lieferbar.',
};
