import type { Cases } from './cases.ts';

export const cases: Cases = { valid: ['111222333'], invalid: ['111222334'], prose: 'Order 111222333 has been sent.' };
