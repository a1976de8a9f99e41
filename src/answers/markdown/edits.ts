import type { Sequence } from './sequence.ts';

/** What is changed in a sequence when it is written. */
export class Edits {
  readonly #before = new Map<number, string>();
  readonly #removed = new Set<number>();
  readonly #enclosed = new Set<number>();
  readonly #sequence: Sequence;

  constructor(sequence: Sequence) {
    this.#sequence = sequence;
  }

  /** Puts a backslash before a character of the document's text. Others stay: they are markup. */
  escape(index: number): void {
    const kind = this.#sequence.partAt(index)?.piece.kind;
    if (kind === 'text' || kind === 'address') this.#before.set(index, '\\');
  }

  /** The same where the character is this one. */
  escapeIf(sign: string, index: number): void {
    if (this.#sequence.whole[index] === sign) this.escape(index);
  }

  /** Puts white space around a stretch of a formula, and an empty group between it and a dollar: none may be there. */
  setApart(from: number, to: number): void {
    const { whole } = this.#sequence;
    this.#before.set(from, whole[from - 1] === '$' ? '{} ' : ' ');
    this.#before.set(to, whole[to] === '$' ? ' {}' : ' ');
  }

  /** Leaves out a character of the document's text. */
  remove(index: number): void {
    if (this.#sequence.isText(index)) this.#removed.add(index);
  }

  /** Whether something is escaped from one offset to another. */
  isWithin(from: number, to: number): boolean {
    for (const index of this.#before.keys()) if (index >= from && index < to) return true;
    return false;
  }

  /** Puts an address in angle brackets. @param index where it begins. */
  enclose(index: number): void {
    this.#enclosed.add(index);
  }

  /** The sequence with all changes. An address that something would be escaped in is in angle brackets instead. */
  apply(): string {
    if (this.#before.size + this.#removed.size + this.#enclosed.size === 0) return this.#sequence.whole;
    let written = '';
    for (const { piece, start, end } of this.#sequence.parts) {
      if (piece.kind === 'address' && (this.#enclosed.has(start) || this.isWithin(start, end)))
        written += `<${piece.text}>`;
      else for (let index = start; index < end; index++) written += this.#at(index);
    }
    return written;
  }

  #at(index: number): string {
    return this.#removed.has(index) ? '' : (this.#before.get(index) ?? '') + this.#sequence.whole[index];
  }
}
