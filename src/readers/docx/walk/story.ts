import type { FieldDeclaration } from '../../../document/form-field.ts';
import type { Watch } from '../../../document/watch.ts';
import type { XmlElement } from '../../ooxml/xml.ts';
import type { Flow, Format, Inline, LetterLook, Link, ParagraphFormat } from '../content.ts';
import type { FixedPitch } from '../definitions/fixed-pitch.ts';
import type { Numbering } from '../definitions/numbering.ts';
import type { LetterFormat, Styles } from '../definitions/styles.ts';
import type { Losses } from '../losses.ts';
import type { Anchors } from './anchors.ts';
import type { Fields } from './fields.ts';
import type { PageCounter } from './page-counter.ts';

/** What all flows of a document share. */
export interface Definitions {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly losses: Losses;
  readonly anchors: Anchors;
  readonly isFixedPitch: FixedPitch;
  /** Is told that reading goes on. */
  readonly watch: Watch;
}

/** Content of a paragraph, and what comes right after it: text boxes, charts, diagrams. */
export interface Content {
  readonly inlines: Inline[];
  readonly after: Flow[];
}

/** One text flow of a package (body, notes) with all that the walk through it knows at the element it has reached. */
export interface Story extends Definitions {
  readonly pages: PageCounter;
  /** For each section ahead in order, whether it begins a page. */
  readonly sections: boolean[];
  readonly fields: Fields;
  /** How the paragraph's style sets letters. */
  letters: LetterFormat;
  /** How many text boxes have been read. */
  textBoxes: number;
  /** Content of paragraphs whose marks are deleted: the next one begins with it (17.13.5.15). */
  carried: Content;
  /** The next text is this check box and no text (MS-DOCX 2.6.3.28). */
  checkbox: Inline | undefined;
  /** The content control around what comes next (17.5.2). */
  control: FieldDeclaration | undefined;
  /** Address of a relationship, as written. */
  readonly address: (relationship: string) => string | undefined;
  /** Where a relationship leads: the name of a part, or an address outside of the file. */
  readonly target: (relationship: string) => { readonly name: string; readonly external: boolean } | undefined;
  /** Root element of the part that a relationship leads to; undefined where there is none. */
  readonly part: (relationship: string | undefined) => XmlElement | undefined;
  /** Reads the child elements of a container of paragraphs and tables. */
  readonly readFlow: (parent: XmlElement | undefined) => Flow[];
  /** Reads the child elements of a paragraph, run or drawing. */
  readonly readInlines: (parent: XmlElement | undefined, line: Line) => void;
}

/** The paragraph, run or drawing that the walk is in. */
export interface Line extends Content {
  readonly story: Story;
  readonly format: Format;
  readonly look?: LetterLook;
  readonly link?: Link;
  /** Font whose letters are pictures. */
  readonly symbolFont?: string;
  /** Pictures come after the paragraph, as the text boxes of the older picture element do. */
  readonly isAside: boolean;
}

/** What a block-level element comes to. */
export type BlockRule = (element: XmlElement, story: Story) => Flow[];

/** Adds what an inline-level element comes to. */
export type InlineRule = (element: XmlElement, line: Line) => void;

/** A paragraph that nothing in the file is: it begins on the page reached. */
export const paragraphOf = (
  inlines: readonly Inline[],
  { pages }: Story,
  format: ParagraphFormat = { indent: 0 },
): Flow => ({ kind: 'paragraph', page: pages.page, format, inlines });

/** A paragraph of plain text. */
export const textParagraph = (text: string, story: Story, format?: ParagraphFormat): Flow =>
  paragraphOf([{ kind: 'text', text, format: {} }], story, format);

/** A line for content outside paragraphs. */
export const newLine = (story: Story): Line => ({ story, format: {}, inlines: [], after: [], isAside: false });

/** Adds text in the line's format; in place of the first text of a check box's control, the box. */
export function addText({ story, inlines, format, look, link }: Line, text: string, display = false): void {
  if (story.checkbox && text !== '') {
    inlines.push(story.checkbox);
    story.checkbox = undefined;
    return;
  }
  const target = story.fields.link ?? link;
  const field = story.fields.declared ?? story.control;
  const whole = field ? { ...format, field } : format;
  inlines.push({
    kind: 'text',
    text,
    format: whole,
    ...(look && { look }),
    ...(target && { link: target }),
    ...(display && { display }),
  });
}
