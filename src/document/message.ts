import type { Box } from './geometry.ts';

/** Something seen and not used, or used with doubt. `code` is snake_case and stable; `text` is a sentence for a person. */
export interface Message {
  readonly code: string;
  readonly text: string;
  /** One-based page number. */
  readonly page?: number;
  readonly box?: Box;
}

/** What a stage returns: its value and everything worth saying about how it came to be. */
export interface Result<T> {
  readonly value: T;
  readonly messages: readonly Message[];
}
