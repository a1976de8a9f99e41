import { onPaper } from '../paper.ts';
import type { PaintedPath } from '../source.ts';
import type { Engine } from './engine.ts';

const OPAQUE = 255;

/** The hexadecimal digits of each byte, once: every text object asks for three. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (value: number): string => DIGITS[value & 0xff] as string;

/** Whether an object is filled with a constant alpha of 0. */
export const isTransparent = (engine: Engine, object: number): boolean => readAlpha(engine, object) === 0;

/** The constant alpha that an object is filled with, 0 to 1; 1 where it is not known. */
export function readAlpha(engine: Engine, object: number): number {
  const { call, scratch } = engine;
  const known = call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return known ? engine.int(3) / OPAQUE : 1;
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

/** Colour of the stroke of a page object; undefined where it is not known. */
export function readStrokeColor(engine: Engine, object: number): string | undefined {
  const { call, scratch } = engine;
  const known = call.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return known ? `#${hex(engine.int(0))}${hex(engine.int(1))}${hex(engine.int(2))}` : undefined;
}

/**
 * The colour of a text object on white paper; undefined when it is fully transparent.
 * @param around the least constant alpha of the forms around it, 0 to 1.
 */
export function readTextColor(engine: Engine, object: number, around: number): string | undefined {
  const fill = readFill(engine, object);
  if (!fill || (fill.isOpaque && around === 1)) return fill?.color;
  // Forms that are no groups hand their alpha on (ISO 32000-2, 11.6.6).
  return onPaper(fill.color, Math.min(around, readAlpha(engine, object)));
}
