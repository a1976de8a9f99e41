import type { Engine } from './engine.ts';

const OPAQUE = 255;

const hex = (value: number): string => (value & 0xff).toString(16).padStart(2, '0');

/** Fill colour of a page object as `#rrggbb`; undefined when it is fully transparent or a pattern. */
export function readFillColor(engine: Engine, object: number): string | undefined {
  const { call, scratch } = engine;
  const known = call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  if (!known || engine.int(3) === 0) return undefined;
  return `#${hex(engine.int(0))}${hex(engine.int(1))}${hex(engine.int(2))}`;
}

/** Whether nothing shows through the fill of a page object. */
export function isFillOpaque(engine: Engine, object: number): boolean {
  const { call, scratch } = engine;
  return (
    call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0 &&
    engine.int(3) === OPAQUE
  );
}
