import type { Cases } from './cases.ts';

export const cases: Cases = {
  valid: ['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35'],
  invalid: ['11.222.333/0001-82', '12.ABC.345/01DE-36', '00.000.000/0000-00'],
  prose: 'Pedido 11222333000181 foi enviado.',
};
