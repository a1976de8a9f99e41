import { IDENTITY, type Matrix } from '../view.ts';

/** Operands of an operator as pdf.js gives them: of many types, and not to be trusted. */
export type Operands = readonly unknown[];

/** A number; 0 for anything else. */
export const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Whether it is a list of numbers, plain or typed. */
const isNumbers = (value: unknown): value is ArrayLike<number> => Array.isArray(value) || ArrayBuffer.isView(value);

/** Numbers from a list, plain or typed; none for anything else. */
export const numbersOf = (value: unknown): number[] => (isNumbers(value) ? Array.from(value, numberOf) : []);

/** The matrix of six numbers; the identity for anything else. */
export function matrixOf(value: unknown): Matrix {
  const [a, b, c, d, e, f] = numbersOf(value);
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined
    ? IDENTITY
    : [a, b, c, d, e, f];
}
