import type { Figure } from '../../document/block.ts';

/** What tells the content of a figure's picture on its page. */
export const pictureKey = ({ picture, page }: Pick<Figure, 'picture' | 'page'>): string =>
  JSON.stringify([page, picture]);
