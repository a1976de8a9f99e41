import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['192.168.1.1', '2001:db8::1', '2001:0db8:0000:0000:0000:ff00:0042:8329'],
  invalid: ['192.168.1.256', '2001:db8::1::2', '1.2.3.4.5'],
  prose: 'See section 1.2.3 and version 1.2.3.4.5, or 10:30:45.',
};
