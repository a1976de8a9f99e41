import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['HEGG560427MVZRRL04'],
  invalid: ['HEGG560427MVZRRL05', 'HEGG561327MVZRRL04'],
  prose: 'Part HEGG560427MVZRRL05 is out of stock.',
};
