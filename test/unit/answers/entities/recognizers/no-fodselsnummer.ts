import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['01129955151', '011299 55151'],
  invalid: ['01129955152', '01139955151'],
  prose: 'Order 01129955152 has been sent.',
};
