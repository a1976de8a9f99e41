/** How text is set. */
export interface Look {
  /** One-based page number. */
  readonly page: number;
  /** Points; in a document without places, headings are above the one size of all other text. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`; empty where it is not known. */
  readonly color: string;
  /** Set in capitals, however it is typed. */
  readonly capitals?: boolean;
}

/** Steps of half a point: printers round sizes, recognisers measure them. */
const HALF_POINTS = 2;

/** Whether a text has letters and all that have case are capitals. */
export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** A key that texts in one look have in common. */
export const lookKey = ({ size, bold, italic, color, capitals }: Look, text: string): string =>
  [
    Math.round(size * HALF_POINTS),
    bold ? 'b' : '',
    italic ? 'i' : '',
    color,
    capitals || isCapitals(text) ? 'C' : '',
  ].join();
