import type { Box } from './geometry.ts';
import type { Word } from './page.ts';

/** What a file declares of a field for people to fill in: of an interactive form (ISO 32000-2, 12.7) or a form of Word. */
export interface FieldDeclaration {
  readonly kind: 'text' | 'choice' | 'check box' | 'radio button';
  /** As programs call it, behind the names of the fields that it is part of, with full stops between; empty for none. */
  readonly name: string;
  /** As people are told: the tooltip of a viewer (table 226), the title of a content control; empty for none. */
  readonly title: string;
  /** Present for check boxes and radio buttons. */
  readonly checked?: boolean;
  /** What a program is told when the check box or radio button is checked (12.7.5.2.3); none when absent. */
  readonly exportValue?: string;
  /** Nothing is filled in: what it shows tells people what to enter. */
  readonly isPlaceholder?: boolean;
}

/** A field in its place on a page, filled in or not. */
export interface FormField extends FieldDeclaration {
  /** As displayed. */
  readonly box: Box;
  /** Its place on the page brought upright and level, where that differs, as of a word. */
  readonly level?: Box;
  /** Those of the page that show its value, or the box that is checked or not; none where nothing is filled in. */
  readonly words: readonly Word[];
}
