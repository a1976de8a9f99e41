import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  invalid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  prose: 'The file 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb is a hash.',
};
