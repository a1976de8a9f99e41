/** Brackets and quotation marks that open, and those that close. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['«', '»'],
  ['‹', '›'],
]);
const CLOSING: ReadonlyMap<string, string> = new Map([...PAIRS].map(([open, close]) => [close, open]));

/** Whether white space is before a sign and after it, and whether what follows is a letter or a digit. */
interface Around {
  readonly before: boolean;
  readonly after: boolean;
  readonly leads: boolean;
}

/** Turns the brackets of a line of text that runs from right to left, which files give as they are shown or as they are meant. */
export class Brackets {
  /** How many are open, by what opened them. */
  readonly #open = new Map<string, number>();

  /** The next sign of the line; a bracket as it opens or closes there. */
  turned(text: string, { before, after, leads }: Around): string {
    const opening = PAIRS.has(text) ? text : CLOSING.get(text);
    if (opening === undefined) return text;
    const open = this.#open.get(opening) ?? 0;
    const opens = before === after ? open === 0 && leads : before;
    this.#open.set(opening, Math.max(0, open + (opens ? 1 : -1)));
    return opens ? opening : (PAIRS.get(opening) as string);
  }
}
