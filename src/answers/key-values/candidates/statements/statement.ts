import type { Span } from '../../../text/span.ts';
import type { DocumentRecord } from '../../record.ts';

/** Something that a contract or letter says in its running text. */
export interface Statement {
  /** The names under which one asks for it, the most usual first. */
  readonly names: readonly string[];
  /** Its value in the prose. */
  readonly value: Span;
  /** Whether something else implies it, such as a date beside a signature the date of the agreement. */
  readonly implied?: boolean;
}

/** Finds the statements of one kind; the prose has the offsets of the record's plain text. */
export type StatementFinder = (prose: string, record: DocumentRecord) => readonly Statement[];
