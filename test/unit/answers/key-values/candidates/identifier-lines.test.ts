import { describe, expect, test } from 'vitest';
import { flowing, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = {
  vat: 'VAT number',
  bic: 'BIC or SWIFT code',
  iban: 'IBAN',
  coc: 'chamber of commerce number',
  siret: '',
};

const valuesIn = (line: string) => valuesOf(flowing(paragraph('Hollander Fietsen B.V.'), paragraph(line)), asked);

describe('the foot of a letter', () => {
  test('names each identifier by the word before it, without a colon', () => {
    const line = 'KvK Utrecht 30112233 BTW NL812233445B01 IBAN NL91ABNA0417164300 BIC ABNANL2A';
    expect(valuesIn(line)).toEqual({
      vat: ['NL812233445B01'],
      bic: ['ABNANL2A'],
      iban: ['NL91ABNA0417164300'],
      coc: ['30112233'],
      siret: [],
    });
    expect(valuesIn('SIRET 732 829 320 00074 - TVA FR 44 732829320')).toMatchObject({
      vat: ['FR 44 732829320'],
      siret: ['732 829 320 00074'],
    });
  });

  test('names the number of a company by that of its establishment', () => {
    const foot = paragraph('Siret 73282932000074');
    expect(valuesOf(flowing(foot), { siren: 'SIREN number', siret: 'SIRET' })).toEqual({
      siren: ['732829320'],
      siret: ['73282932000074'],
    });
  });

  test('has no identifier where a rate, a sum or a word follows', () => {
    expect(valuesIn('BTW 21% € 851,27 BIC transfers only')).toMatchObject({ vat: [], bic: [] });
  });
});
