import { expect, test } from 'vitest';
import { labelForms } from '../../../../../src/answers/key-values/fields/label-forms.ts';

test.each([
  ['I hereby certify to the harbour office that this ship is a resident of', 'is a resident of'],
  ['Please print here in capitals and in black ink the name of your doctor', 'name of your doctor'],
])('the last words of the sentence "%s" name the field behind it', (caption, name) => {
  expect(labelForms(caption)).toContain(name);
});

test.each([
  [
    'Explain the conditions that the owner meets to be eligible for the rate of withholding:',
    'the rate of withholding',
  ],
  ['Tell us why the harbour office should exempt you from this fee for moorings', 'this fee for moorings'],
])('what the sentence "%s" only mentions at its end does not', (caption, mentioned) => {
  expect(labelForms(caption)).not.toContain(mentioned);
});
