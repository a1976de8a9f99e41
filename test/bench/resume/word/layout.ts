import type { DocxParts } from '../../../fixtures/docx.ts';
import type { Sheet, SheetStyle } from '../sheet/sheet.ts';

/** A way to write a resume with Word. */
export interface WordLayout {
  readonly style: SheetStyle;
  write(sheet: Sheet): DocxParts;
}

/** A bulleted list as Word writes it: numbering instance 1 of `numbering(1, BULLETS)`. */
export const BULLETS = [['bullet', '']] as const;
