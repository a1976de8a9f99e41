import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';

/** Letters and digits with at least one digit. */
const PART = '[A-Z]{0,5}\\d[A-Z\\d]{0,15}';

/** Numbers of driver licences. Their forms differ from state to state and match almost any number, so by label. */
export const driverLicense: EntityDefinition = {
  title: 'Driver licence number',
  region: 'any',
  form: '5 to 20 letters and digits, right behind the label',
  source: 'none: each state has its own',
  confusions: 'other numbers behind the label',
  example: "Driver's license no. D1234567",
  recognizer: byLabel({
    labels: [
      '(?<=^|[\\n\\t|])licen[cs]e(?= ?(?:no|num|number|#))',
      "driv(?:er['’]?s?['’]?|ing) (?:licen[cs]e|lic\\.?|permit)",
      'dl(?= ?(?:no|nr|num|number|[:#]))',
      "o?dln|oln|operator['’]?s? licen[cs]e",
      'führerschein(?:nummer|-?nr)?',
      'fahrerlaubnis',
      'permis(?: de conduire| [a-e])?(?= ?(?:n°|nº|no|num|:))',
      'permis de conduire',
      'patente(?: di guida)?',
      '(?:permiso|licencia) de (?:conducir|manejo|conducción)',
      'carta de condução',
      'carteira (?:nacional )?de (?:habilitação|motorista)',
      'cnh',
      'rijbewijs(?:nummer|nr)?',
      'praw[oa] jazdy',
      'k[öø]re?kort(?:s?(?:nummer|nr))?',
      'førerkort(?:nummer|nr)?',
      'ajokortti|ajokortin numero',
    ],
    value: `${PART}(?:[ -]${PART}){0,3}|[A-Z]{2,5} \\d{6} [A-Z\\d]{5}`,
    isValid: (value) =>
      /^(?:\D*\d){4}/.test(value) && value.length >= 5 && !/^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/.test(value),
  }),
};
