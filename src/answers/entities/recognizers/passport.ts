import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';
import { machineReadableZones } from '../machine-readable-zone.ts';

const labelled = byLabel({
  labels: [
    'passports?',
    'reisepass(?:nummer|-?nr)?',
    'passnummer|pass-nr',
    'passeport',
    'pasaporte',
    'passaporto',
    'passaporte',
    'paspoort(?:nummer)?',
    'paszport(?:u)?',
    'pass(?:nummer|nr)',
    'passi(?:n numero)?',
  ],
  value: '[A-Z]{1,3} ?\\d{5,8}[A-Z]?|[A-Z\\d]{6,10}',
  isValid: (value) => /^(?:\D*\d){4}/.test(value),
});

/** Numbers of passports behind their label, and machine-readable zones of passports. */
export const passport: EntityDefinition = {
  title: 'Passport number, or its machine-readable zone',
  region: 'any',
  form: '6 to 10 letters and digits behind the label; zone of two lines with check digits',
  source: 'ICAO Doc 9303',
  confusions: 'other numbers behind the label',
  example: 'Reisepass Nr. C01X00T47',
  recognizer: {
    context: labelled.context,
    *find(text) {
      yield* labelled.find(text);
      yield* machineReadableZones(text);
    },
  },
};
