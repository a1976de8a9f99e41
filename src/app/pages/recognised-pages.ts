import type { ParseAnswer } from '../../api/schemas.ts';

/** Why pages were read from their images, by one-based number: `Recognised (scan)`. */
export const recognisedPages = (messages: NonNullable<ParseAnswer['messages']>): ReadonlyMap<number, string> =>
  new Map(messages.flatMap(({ code, page, text }) => (code === 'recognised' && page ? [[page, text]] : [])));
