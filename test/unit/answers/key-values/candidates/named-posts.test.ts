import { expect, test } from 'vitest';
import { flowing, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

test.each([
  ['Authorised by: Joan Marsh, Head of Stores', 'authorised_by', 'name of who authorised it', 'Joan Marsh'],
  ['Déclarant : Paul Armand, responsable transport', 'declarant', 'nom du déclarant', 'Paul Armand'],
  ['Verified by: Dr. Ada Quill, Consultant Chemist', 'verified_by', 'name of who verified it', 'Dr. Ada Quill'],
])('a name ends where the post of the person begins: %s', (line, key, description, name) => {
  const slip = flowing(paragraph('Slip'), paragraph(line), paragraph('Weight: 18 kg'));
  expect(valuesOf(slip, { [key]: description })).toEqual({ [key]: [name] });
});

test('a name with a legal form or a suffix behind a comma is whole', () => {
  const slip = flowing(paragraph('Supplier: Alder Mills, Inc.'), paragraph('Weight: 18 kg'));
  expect(valuesOf(slip, { supplier: 'name of the supplier' })).toEqual({ supplier: ['Alder Mills, Inc.'] });
});

test.each([
  ['Fait à Dijon, le 4 mars 2026', 'Le directeur : Paul Armand', 'Paul Armand'],
  ['Coimbra, 4 de março de 2026', 'A Diretora: Rita Lemos', 'Rita Lemos'],
])('who signs below place and date may stand behind the post: %s', (dated, line, name) => {
  const lines = [
    'Attestation',
    'Cours suivis en 2025, de janvier à juin, sans absence.',
    'Rien à signaler pour le reste de la période.',
    dated,
    line,
  ];
  const paper = flowing(...lines.map((text) => paragraph(text)));
  expect(valuesOf(paper, { signer: 'name of the signer' })).toEqual({ signer: [name] });
});

test.each([
  ['Nombre de colis : 7', 'colis', '7'],
  ['Nombre de choix : 9', 'choix', '9'],
])('French «nombre de» counts what has one form in the plural: %s', (line, key, count) => {
  const slip = flowing(paragraph(line), paragraph('Destination : Lyon'));
  expect(valuesOf(slip, { [key]: `nombre de ${key}` })).toEqual({ [key]: [count] });
});
