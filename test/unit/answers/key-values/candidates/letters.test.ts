import { describe, expect, test } from 'vitest';
import type { LineSpec } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const stacked = (y: number, x: number, ...texts: readonly string[]): LineSpec[] =>
  texts.map((text, row) => ({ text, x, y: y + 13 * row }));

describe('a letter', () => {
  const letter = printed([
    ...stacked(60, 72, 'Caisse Rurale du Vexin', 'Agence de Gisors', '3, place du Marché', '27140 Gisors'),
    ...stacked(130, 340, 'Madame Odile Fournier', '48 rue de la Scierie', '27140 Gisors'),
    ...stacked(190, 340, 'Gisors, le 7 mai 2031'),
    ...stacked(220, 72, 'Madame,', 'Votre livret est clos depuis hier.', 'Cordialement,'),
    ...stacked(300, 72, 'Le directeur', 'Lucien Fabre'),
  ]);

  test('has the day on which it was written beside its place, whatever the language calls it', () => {
    expect(valuesOf(letter, { date_lettre: 'date de la lettre' })).toEqual({ date_lettre: ['7 mai 2031'] });
  });

  test('is signed by who stands below its closing, under the role beside the name', () => {
    expect(valuesOf(letter, { signataire: 'nom du signataire', directeur: 'nom du directeur' })).toEqual({
      signataire: ['Lucien Fabre'],
      directeur: ['Lucien Fabre'],
    });
  });

  test('is addressed to who stands in the window at the right, not to its sender', () => {
    expect(valuesOf(letter, { client: 'nom du client', banque: 'nom de la banque' })).toEqual({
      client: ['Madame Odile Fournier'],
      banque: ['Caisse Rurale du Vexin'],
    });
  });
});

test('a form that is dated is signed by nobody whose name stands anywhere', () => {
  const form = printed([
    ...stacked(60, 72, 'Registration for the period ending 31 December 2031', 'Robert Rabe'),
    ...stacked(400, 72, 'Dated on 3 May 2031', 'Daniel Maffei'),
  ]);
  expect(valuesOf(form, { signer: 'who signed it' })).toEqual({ signer: [] });
});

test('the only date on a line of its own is that of a paper with an address window', () => {
  const lines = [
    ...stacked(60, 72, 'Harbour Council', '3 Quay Street'),
    ...stacked(120, 72, 'Ms Ines Kolb', '8 Mole Road', 'Port Haven 20816'),
    ...stacked(190, 400, '16 April 2031'),
    ...stacked(230, 72, 'Your rates for 2031 are set at 417.00.'),
  ];
  const asked = { date: 'date of the notice' };
  expect(valuesOf(printed(lines), asked)).toEqual({ date: ['16 April 2031'] });
  expect(valuesOf(printed([...lines, ...stacked(260, 400, '30 June 2031')]), asked)).toEqual({ date: [] });
});
