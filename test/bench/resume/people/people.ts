import { accountantFrench } from './accountant-french.ts';
import { designerPolish } from './designer-polish.ts';
import { electricianGerman } from './electrician-german.ts';
import { nurseEnglish } from './nurse-english.ts';
import { nurseSpanish } from './nurse-spanish.ts';
import type { Person } from './person.ts';
import { researcherItalian } from './researcher-italian.ts';

/** Five invented people in six languages; the nurse writes in two. */
export const PEOPLE: readonly Person[] = [
  nurseEnglish,
  nurseSpanish,
  electricianGerman,
  accountantFrench,
  researcherItalian,
  designerPolish,
];
