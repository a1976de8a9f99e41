import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

/** Medical record numbers: digits, perhaps behind letters. They have no common form, so only in context. */
export const medicalRecord: EntityDefinition = {
  title: 'Medical record number',
  region: 'any',
  form: '5 to 12 digits, perhaps behind letters',
  source: 'none: each hospital has its own',
  confusions: 'other numbers near the label',
  example: 'MRN MR-12345',
  recognizer: byNumber({
    patterns: [
      ['[A-Z]{0,3}-?\\d{5,12}', 0.05],
      // The year or department and a number: `24-118832`.
      ['\\d{2,4}[-/]\\d{5,8}', 0.05],
    ],
    context: [
      'mrn',
      'medical record',
      'patient id',
      'patient number',
      'patient no',
      'hosp(?:ital)?\\.? (?:number|no|nr)',
      'chart number',
      'patient(?:en)?nummer',
      'patienten-?(?:id|nr)',
      '(?:kranken)?versicherten-?(?:nummer|nr)',
      'kvnr',
      'fallnummer',
      'numéro de patient',
      'dossier médical',
      'historia clínica',
      'cartella clinica',
      'patiëntnummer',
      'prontuário',
      'numer pacjenta',
      'journalnummer',
    ],
  }),
};
