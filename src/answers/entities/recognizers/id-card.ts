import type { EntityDefinition } from '../entity-definition.ts';
import { byLabel } from '../labelled.ts';

/** Letters and digits with at least one digit, perhaps behind the letters of a series. */
const PART = '[A-Z\\d]{0,3}\\d[A-Z\\d]{0,12}';

/** Numbers of identity cards. Those with check digits of their own, such as Spain's, have types of their own. */
export const idCard: EntityDefinition = {
  title: 'Identity card number',
  region: 'any',
  form: '6 to 20 letters and digits, right behind the label',
  source: 'none: each country has its own',
  confusions: 'other numbers behind the label',
  example: 'Personalausweis Nr. L01X00T47',
  recognizer: byLabel({
    labels: [
      '(?:national )?(?:identity|identification|id) card',
      'national id(?:entity)?(?= ?(?:no|nr|num|number|[:#]))',
      'personalausweis(?:nummer|-?nr)?',
      'ausweis(?:nummer|-?nr)',
      'identitätskarte(?:nnummer)?',
      "carte (?:nationale )?d['’]identité",
      'cni(?= ?(?:n|[:#]))',
      'documento (?:nacional )?de identidad',
      'cédula de (?:identidad|ciudadanía)',
      "carta d['’]identità",
      'bilhete de identidade|cart(?:ão|eira) d[eo] (?:cidadão|identidade)',
      'rg(?= ?(?:n|[:#]|\\d))',
      'identiteitskaart(?:nummer)?|id-kaart(?:nummer)?',
      'd(?:owodu|owód|owodem) osobist(?:y|ego|ym)(?: seri[ai](?: i (?:numer|nr))?)?',
      'id-kort|identitetskort|legitimationskort',
    ],
    value: `(?:[A-Z]{2,3} )?${PART}(?:[ .-]${PART}){0,3}(?:-[\\dX])?|[A-Z]{3} ?\\d{6}`,
    isValid: (value) =>
      /^(?:[^\d]*\d){4}/.test(value) &&
      value.length >= 6 &&
      value.length <= 20 &&
      !/^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/.test(value),
  }),
};
