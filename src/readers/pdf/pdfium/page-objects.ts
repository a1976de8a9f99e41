import type { PaintedObject, TextStyle } from '../source.ts';
import type { Matrix } from '../view.ts';
import { readClip } from './clips.ts';
import { readImage } from './images.ts';
import { type FormsAround, IMAGE, PATH, readBounds, SHADING, TEXT, visitObjects } from './objects.ts';
import type { PageContext } from './page-context.ts';
import { readPath } from './paths.ts';

/** Where a text object is in the order of painting, and what clips it. */
export interface PaintingPlace extends Pick<TextStyle, 'object' | 'after' | 'clip'> {
  readonly around: FormsAround;
  /** From the space that its bounds are in to the display. */
  readonly matrix: Matrix;
}

/** What is painted on a page. */
export interface PaintedPage {
  /** Besides text, in the order of painting. */
  readonly objects: readonly PaintedObject[];
  /** The place of each text object by its address. */
  readonly texts: ReadonlyMap<number, PaintingPlace>;
}

/** Reads what is painted on a page. */
export function readObjects(context: PageContext): PaintedPage {
  const { engine, budget } = context;
  const objects: PaintedObject[] = [];
  const texts = new Map<number, PaintingPlace>();
  visitObjects({ ...context, matrix: context.view.matrix }, (object, type, matrix, around) => {
    budget.spend(type === TEXT ? 'texts' : 'objects');
    if (type === TEXT) {
      texts.set(object, {
        object: texts.size,
        after: objects.length,
        clip: readClip(engine, object, matrix),
        matrix,
        around,
      });
    } else if (type === PATH) {
      const path = readPath(engine, object, matrix);
      if (!path) return;
      budget.spend(
        'points',
        path.subpaths.reduce((sum, { points }) => sum + points.length, 0),
      );
      objects.push(path);
    } else if (type === IMAGE) objects.push(readImage(engine, object, matrix));
    else if (type === SHADING) objects.push({ kind: 'shading', box: readBounds(engine, object, matrix) });
  });
  return { objects, texts };
}
