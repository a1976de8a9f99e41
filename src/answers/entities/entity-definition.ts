import type { Recognizer } from './recognizer.ts';

/** A type of entity: what users are told about it (docs/entities.md), and how it is recognised. */
export interface EntityDefinition {
  /** What an entity of the type is, in a few words. */
  readonly title: string;
  /** Country that issues it; `any` where no single one does. */
  readonly region: string;
  /** Its form, and the check that it passes. */
  readonly form: string;
  /** The standard or authority that defines the form. */
  readonly source: string;
  /** What else looks like it. */
  readonly confusions: string;
  /** A made-up text in which an entity of the type is found. */
  readonly example: string;
  readonly recognizer: Recognizer;
}
