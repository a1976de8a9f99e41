import type { Message } from '../../document/message.ts';

/** What is left out or kept in part, with the sentence of its message. */
const sentences = {
  docx_chart: (count: number) => `${count} chart(s) left out: the file holds no data for them, or too much.`,
  docx_damaged_part: (count: number) => `${count} part(s) of the file are damaged and were passed over.`,
  docx_diagram: (count: number) => `${count} SmartArt diagram(s) left out: the file holds no text for them.`,
  docx_embedded_document: (count: number) => `${count} embedded document(s) left out.`,
  docx_element: (count: number, names: string) => `${count} element(s) left out that nothing here reads: ${names}.`,
  docx_field: (count: number) => `${count} field(s) left out: the file holds no result for them.`,
  docx_header_picture: (count: number) => `${count} picture(s) in headers and footers left out.`,
  docx_hidden_text: (count: number) => `${count} piece(s) of hidden text left out.`,
  docx_missing_style: (count: number) => `${count} paragraph(s) refer to a style that the file does not define.`,
  docx_phonetic_guide: (count: number) => `${count} phonetic guide(s) left out; their base text is kept.`,
  docx_symbol: (count: number) => `${count} symbol(s) left out: no other font has a shape for them.`,
  docx_tracked_deletion: (count: number) => `${count} tracked deletion(s) left out.`,
  read_by_fallback: () =>
    'The text of this file is damaged, and a second, simpler reader read it: check the answer against the document.',
} as const;

export type Loss = keyof typeof sentences;

/** Names of unknown elements that a message lists. */
const MOST_NAMES = 8;

/** Counts what a reading loses, so that every kind is said once. */
export class Losses {
  readonly #found = new Map<Loss, { count: number; page: number }>();
  readonly #names = new Set<string>();

  /** @param page one-based; 0 where it is not known. */
  add(loss: Loss, page = 0): void {
    const found = this.#found.get(loss) ?? { count: 0, page };
    found.count++;
    this.#found.set(loss, found);
  }

  /** An element that nothing here reads. */
  addElement(name: string, page: number): void {
    this.add('docx_element', page);
    if (this.#names.size < MOST_NAMES) this.#names.add(name);
  }

  /** One message for each kind, with the page of the first, at most the last one of the document. */
  messages(lastPage: number): Message[] {
    return [...this.#found].map(([code, { count, page }]) => ({
      code,
      text: sentences[code](count, [...this.#names].join(', ')),
      ...(page > 0 && { page: Math.min(page, lastPage) }),
    }));
  }
}
