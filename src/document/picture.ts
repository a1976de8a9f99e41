/** Points: text is expected in pictures that are at least as large. */
const SMALLEST = { width: 100, height: 40 } as const;

/** A picture in a document that may hold text. */
export interface Picture {
  /** One of its own: of its part in an Office package, or its address where it is not in the file. */
  readonly name: string;
  readonly external?: boolean;
  /** Points, as shown by a document that flows; absent where it does not say. */
  readonly width?: number;
  readonly height?: number;
  /** Shares of the picture that are cut off at the left, top, right and bottom; none when absent. */
  readonly crop?: readonly [left: number, top: number, right: number, bottom: number];
}

/** Whether a picture is shown so large that text in it could be read; one of unknown size may be. Sides in points. */
export const isLegible = ({
  width = Number.POSITIVE_INFINITY,
  height = Number.POSITIVE_INFINITY,
}: Pick<Picture, 'width' | 'height'>): boolean => width >= SMALLEST.width && height >= SMALLEST.height;
