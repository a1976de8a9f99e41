import type { Box } from './geometry.ts';

/** Codes of messages about reading a document. Clients rely on them, so none changes; docs/errors.md explains each. */
export const MESSAGE_CODES = [
  'docx_chart',
  'docx_damaged_part',
  'docx_diagram',
  'docx_element',
  'docx_embedded_document',
  'docx_field',
  'docx_header_picture',
  'docx_hidden_text',
  'docx_missing_style',
  'docx_phonetic_guide',
  'docx_symbol',
  'docx_tracked_deletion',
  'doubled_text',
  'entity_rule',
  'font_repaired',
  'hidden_text',
  'line_numbers',
  'low_confidence',
  'not_recognised',
  'nothing_recognised',
  'picture_not_read',
  'picture_without_text',
  'read_by_fallback',
  'read_without_webassembly',
  'recognised',
  'recognised_by_one',
  'recognition_failed',
  'recognition_given_up',
  'recognition_off',
  'running_head',
  'text_off_page',
  'unknown_language',
  'unmapped_glyphs',
  'unreadable_page',
] as const;

export type MessageCode = (typeof MESSAGE_CODES)[number];

/** Content that was left out, or used with doubt. `text` is a sentence for a person. */
export interface Message {
  readonly code: MessageCode;
  readonly text: string;
  /** One-based page number. */
  readonly page?: number;
  readonly box?: Box;
}

/** What a stage returns: its value, and messages about what it left out or doubts. */
export interface Result<T> {
  readonly value: T;
  readonly messages: readonly Message[];
}
