import type { PaintedPath } from '../source.ts';
import type { Engine } from './engine.ts';

const OPAQUE = 255;

/** The hexadecimal digits of each byte, once: every text object asks for three. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (value: number): string => DIGITS[value & 0xff] as string;

/** Whether an object is filled with a constant alpha of 0. */
export function isTransparent(engine: Engine, object: number): boolean {
  const { call, scratch } = engine;
  const known = call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return Boolean(known) && engine.int(3) === 0;
}

/** Fill of a page object, grey where it is a pattern; undefined when it is fully transparent. */
export function readFill(engine: Engine, object: number): PaintedPath['fill'] {
  const { call, scratch } = engine;
  const known = call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (!known || engine.int(3) === 0) return undefined;
  return {
    color: `#${hex(engine.int(0))}${hex(engine.int(1))}${hex(engine.int(2))}`,
    isOpaque: engine.int(3) === OPAQUE,
  };
}
