import type { EntityDefinition } from '../entity-definition.ts';
import { byNumber } from '../recognizer.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const STATES = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE';
const MONTH_DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';

/** Population registry codes of Mexico: letters of the name, birthday, sex, state, and a check digit. */
export const mxCurp: EntityDefinition = {
  title: 'Population registry code',
  region: 'Mexico',
  form: '18 places; modulus 10',
  source: 'RENAPO, Instructivo normativo para la asignación de la CURP',
  confusions: 'none known',
  example: 'CURP HEGG560427MVZRRL04',
  recognizer: byNumber({
    ignoreCase: true,
    patterns: [[`[A-Z][AEIOUX][A-ZÑ]{2}\\d\\d${MONTH_DAY}[HMX](?:${STATES})[B-DF-HJ-NP-TV-ZÑ]{3}[A-Z\\d]\\d`, 0.8]],
    context: ['curp', 'registro de población'],
    checkDigits: (match) => {
      const places = [...match.toUpperCase()];
      const sum = places.slice(0, 17).reduce((total, place, at) => total + ALPHABET.indexOf(place) * (18 - at), 0);
      return (10 - (sum % 10)) % 10 === Number(places[17]);
    },
  }),
};
