import type { PaintedObject } from '../source.ts';
import { readImage } from './images.ts';
import { IMAGE, PATH, readBounds, SHADING, visitObjects } from './objects.ts';
import type { PageContext } from './page-context.ts';
import { readPath } from './paths.ts';

/** What is painted on a page besides text, in the order of painting. */
export function readObjects(context: PageContext): PaintedObject[] {
  const { engine } = context;
  const objects: PaintedObject[] = [];
  visitObjects(context, (object, type, matrix) => {
    if (type === PATH) {
      const path = readPath(engine, object, matrix);
      if (path) objects.push(path);
    } else if (type === IMAGE) objects.push(readImage(engine, object, matrix));
    else if (type === SHADING) objects.push({ kind: 'shading', box: readBounds(engine, object, matrix) });
  });
  return objects;
}
