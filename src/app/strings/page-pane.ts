import { count } from './format.ts';

/** What the pane of page images says. */
export const pagePane = {
  label: (name: string) => `Pages of ${name}`,
  images: 'Page images',
  page: (number: number) => `Page ${count(number)}`,
  /** A page with where its text comes from. */
  caption: (number: number, origin: string) => `Page ${count(number)} · ${origin}`,
  goTo: 'Go to page',
  of: (total: number) => (total === 1 ? '1 page' : `of ${count(total)}`),
  fromFile: 'text from the file',
  notRead: 'not read, as the options say',
  smaller: 'Smaller',
  fit: 'Fit',
  larger: 'Larger',
  boxes: 'Boxes',
  thumbnails: 'Thumbnails',
  thumbnail: (number: number) => `Go to page ${count(number)}`,
  opening: 'Opening…',
  failed: 'This page cannot be drawn.',
  nothing: 'There are no pages to show: the document could not be read.',
  noImages: 'The pages cannot be shown here; the result is beside them.',
  locked: 'Its pages can be seen once the password is given.',
} as const;
