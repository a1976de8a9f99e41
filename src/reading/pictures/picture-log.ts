import type { Message, MessageCode } from '../../document/message.ts';

/** Why nothing, or little, of a picture is in the document. */
export type PictureLoss =
  | 'without_text'
  | 'not_available'
  | 'not_loaded'
  | 'failed'
  | 'given_up'
  | 'too_many'
  | 'too_late'
  | { readonly format: string };

/** Whether something is a loss and not what was to be had. */
export const isLoss = (found: object | string): found is PictureLoss => typeof found === 'string' || 'format' in found;

interface Kind {
  readonly code: MessageCode;
  readonly text: (count: number, formats: string) => string;
}

const KINDS: Readonly<Record<Exclude<PictureLoss, object> | 'format', Kind>> = {
  without_text: {
    code: 'picture_without_text',
    text: (count) =>
      `${count} picture(s) without running text, such as charts and photographs: what labels they have was left out.`,
  },
  format: {
    code: 'picture_not_read',
    text: (count, formats) =>
      `${count} picture(s) were not read for text: ${formats}. Pictures in PNG and JPEG are read.`,
  },
  too_many: {
    code: 'picture_not_read',
    text: (count) => `${count} picture(s) were not read for text: the document has too many.`,
  },
  too_late: {
    code: 'picture_not_read',
    text: (count) =>
      `${count} picture(s) were not read for text: the others took so long that the answer would not have come in time. Choose fewer «pages», or send the file with a ticket.`,
  },
  not_available: {
    code: 'not_recognised',
    text: (count) => `${count} picture(s) were not read: text recognition is not available here.`,
  },
  not_loaded: {
    code: 'not_recognised',
    text: (count) =>
      `${count} picture(s) were not read: text recognition could not be loaded. Go online once and read the document again.`,
  },
  failed: {
    code: 'recognition_failed',
    text: (count) => `${count} picture(s) were not read, as text recognition broke off. Read the document again.`,
  },
  given_up: {
    code: 'recognition_given_up',
    text: (count) => `${count} picture(s) took too long to recognise and were given up.`,
  },
};

/** Counts the pictures of a document that are not read, so that every kind is said once. */
export class PictureLog {
  readonly #found = new Map<Kind, { count: number; page: number }>();
  readonly #formats = new Set<string>();

  /** @param page one-based number of the page that shows the picture. */
  add(loss: PictureLoss, page: number): void {
    const kind = KINDS[typeof loss === 'object' ? 'format' : loss];
    if (typeof loss === 'object') this.#formats.add(loss.format);
    const { count, page: first } = this.#found.get(kind) ?? { count: 0, page };
    this.#found.set(kind, { count: count + 1, page: Math.min(first, page) });
  }

  /** One message for each kind, with the page of the first. */
  messages(): Message[] {
    const formats = [...this.#formats].join(', ');
    return [...this.#found].map(([{ code, text }, { count, page }]) => ({ code, page, text: text(count, formats) }));
  }
}
