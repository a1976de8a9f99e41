/** Options of an operation besides the file. */
export interface ArgumentOptions {
  /** Pages to read and to count, e.g. `1-3,7`; all when absent. */
  readonly pages?: string;
  /** Opens an encrypted file. */
  readonly password?: string;
  /** Which pages are read from their images; `auto`, those that need it, when absent. */
  readonly ocr?: 'auto' | 'always' | 'never';
  /** Languages of the text to recognise, e.g. `['deu']`; English, or what it turns out to be, when absent. */
  readonly languages?: readonly string[];
  /** Whether the comments in a DOCX are part of the answer; they are when absent. */
  readonly comments?: 'include' | 'omit';
  /** Adds `text` and `evidence` to the answer: where in the document each value is. */
  readonly includeEvidence?: boolean;
  /** Whether a ticket tells the Markdown of its first pages while the others are read. */
  readonly partial?: boolean;
  /** Keys to find, each with a plain description; every pair in the document when absent. */
  readonly instruction?: Readonly<Record<string, string>> | readonly { key: string; description?: string }[];
}

/** `extract_args` of a request; JSON leaves out undefined fields. */
export const extractArgs = (options: ArgumentOptions): object => ({
  pages: options.pages,
  password: options.password,
  ocr: options.ocr,
  languages: options.languages,
  comments: options.comments,
  include_evidence: options.includeEvidence,
  extract_instruction: options.instruction,
  partial: options.partial,
});

/** The names of the options. */
export const argumentNames = Object.keys({
  pages: true,
  password: true,
  ocr: true,
  languages: true,
  comments: true,
  includeEvidence: true,
  instruction: true,
  partial: true,
} satisfies Record<keyof ArgumentOptions, true>);
