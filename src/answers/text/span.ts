/** A range of a text in UTF-16 offsets; `end` is the offset after its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
