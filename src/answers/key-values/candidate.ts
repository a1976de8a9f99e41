import type { Span } from '../text/span.ts';

/** What of the document ties a value to its labels; a table of its own says how much each kind is worth. */
export type CandidateKind =
  /** A field of a form that the file declares, by its title, its caption or its name. */
  | 'field'
  /** A box that is checked or not, by the text printed at it. */
  | 'check box'
  /** The text of the checked box of several, by what they stand under. */
  | 'choice'
  /** `Label: value` on one printed line. */
  | 'line'
  /** A row of a table of two columns. */
  | 'row'
  /** The first cell of a row of a wider table names it. */
  | 'row head'
  /** The only row below a table's head. */
  | 'only row'
  /** One of several rows below a table's head. */
  | 'column'
  /** A cell in the row of a table's totals. */
  | 'total'
  /** In a grid of labels with values all beside them, or all below. */
  | 'field beside'
  | 'field below'
  /** To the right of a label with a colon, or of one without. */
  | 'beside'
  | 'beside unmarked'
  /** Below a label with a colon, or below one without. */
  | 'below'
  | 'below unmarked'
  /** Beside or below its label on a scanned page. */
  | 'linked'
  /** Running text says it in conventional words, or something that it says implies it. */
  | 'stated'
  | 'implied'
  /** In a box of a form with its caption; in one whose caption does not show itself as one. */
  | 'boxed'
  | 'boxed unmarked'
  /** Behind or below the numbered caption of an item. */
  | 'numbered'
  /** On a rule to write on, with its caption left of it or below. */
  | 'written on'
  /** Above or below a caption in brackets. */
  | 'bracketed'
  /** A date in a stamp. */
  | 'stamp';

/** A value that the document shows, and what names it. */
export interface Candidate {
  /** What names it, as printed without colons: its own label first, then what that stands under (a group's title). */
  readonly labels: readonly [string, ...string[]];
  /** Its printed parts in reading order, as many as it has lines or cells. */
  readonly value: readonly [Span, ...Span[]];
  readonly kind: CandidateKind;
  /** The answer where it is not what is printed there: a checked box says `yes` of the words beside it, `€` says `EUR`. */
  readonly said?: string;
  /** A term without which no question means it: a street answers who asks for a street, not for its owner. */
  readonly askedBy?: string;
  /** Whether the pair is explicit enough to be reported when no key is asked for. */
  readonly open: boolean;
}
