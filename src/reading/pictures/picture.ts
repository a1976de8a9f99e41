import type { Figure } from '../../document/block.ts';
import type { Picture } from '../../document/picture.ts';

/** Points: text is expected in pictures that are at least as large. */
export const SMALLEST_PICTURE = { width: 100, height: 40 } as const;

/** Whether a picture is shown so large that text in it could be read; one of unknown size may be. */
export const isLegible = ({ width = Number.POSITIVE_INFINITY, height = Number.POSITIVE_INFINITY }: Picture): boolean =>
  width >= SMALLEST_PICTURE.width && height >= SMALLEST_PICTURE.height;

/** What tells the content of a figure's picture on its page. */
export const pictureKey = ({ picture, page }: Pick<Figure, 'picture' | 'page'>): string =>
  JSON.stringify([page, picture]);
