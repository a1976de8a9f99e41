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
