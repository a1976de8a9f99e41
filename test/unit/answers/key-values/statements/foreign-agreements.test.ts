import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = (keys: Readonly<Record<string, string>>, ...paragraphs: readonly string[]) =>
  valuesOf(flowing(...paragraphs.map((text) => paragraph(text))), keys);

describe('an agreement in another language', () => {
  test.each([
    [
      'Mellan Fastighets AB Björken, nedan kallad hyresvärden, och Elsa Strand, nedan kallad hyresgästen, träffas avtal.',
      ['Fastighets AB Björken', 'Elsa Strand'],
    ],
    [
      'Il sig. Piero Monti, residente in Via Alta 3, Pisa, di seguito denominato locatore, concede in locazione alla sig.ra Anna Ricci, di seguito denominata conduttrice, un locale.',
      ['Piero Monti', 'Anna Ricci'],
    ],
    [
      'Ondergetekenden: Stichting Wonen Noord, gevestigd te Hoorn, hierna te noemen verhuurder, en de heer Joost Visser, hierna te noemen huurder, komen overeen:',
      ['Stichting Wonen Noord', 'Joost Visser'],
    ],
    [
      'Zwischen Frau Ada Feder, Amselweg 4, 50111 Bergheim (Vermieterin) und Herrn Ben Rohr (Mieter) wird dieser Vertrag geschlossen.',
      ['Ada Feder', 'Ben Rohr'],
    ],
  ])('has the parties to which it gives a role: %s', (sentence, [landlord, tenant]) => {
    const keys = { landlord: 'name of the landlord', tenant: 'name of the tenant' };
    expect(asked(keys, sentence)).toEqual({ landlord: [landlord], tenant: [tenant] });
  });

  test.each([
    ['Il canone mensile è stabilito in € 610,00.', '€ 610,00'],
    ['De huurprijs bedraagt € 990,00 per maand.', '€ 990,00'],
    ['Hyran är 7 250 kronor per månad.', '7 250 kronor'],
  ])('has its rent: %s', (sentence, rent) => {
    expect(asked({ rent: 'monthly rent' }, sentence)).toEqual({ rent: [rent] });
  });

  test.each([
    ['Uppsägningstiden är två månader.', 'två månader'],
    ['De opzegtermijn bedraagt drie maanden.', 'drie maanden'],
    ['Le parti possono recedere con preavviso di sei mesi.', 'sei mesi'],
  ])('has how long before its end notice is given: %s', (sentence, notice) => {
    expect(asked({ notice_period: 'notice period' }, sentence)).toEqual({ notice_period: [notice] });
  });

  test.each([
    ['De overeenkomst gaat in op 1 mei 2026 en geldt voor onbepaalde tijd.', '1 mei 2026'],
    ['Avtalet gäller från och med den 1 maj 2026 tills vidare.', '1 maj 2026'],
    ['La durata della locazione è di tre anni, dal 1° maggio 2026 al 30 aprile 2029.', '1° maggio 2026'],
  ])('has the day on which it begins: %s', (sentence, start) => {
    expect(asked({ start_date: 'date on which the term begins' }, sentence)).toEqual({ start_date: [start] });
  });

  test.each([
    ['Mietvertrag über Wohnraum', 'Bonn, den 8. Juni 2026', '8. Juni 2026'],
    ['Huurovereenkomst', 'Hoorn, 8 juni 2026', '8 juni 2026'],
  ])('has the day on which it was closed behind its place: %s', (title, line, date) => {
    const lease = flowing(heading(title), paragraph('§ 1. Vier Zimmer, Küche, Bad.'), paragraph(line));
    expect(valuesOf(lease, { agreement_date: 'date of the agreement' })).toEqual({ agreement_date: [date] });
  });
});

test.each([
  [
    'La présente attestation est valable du 1er octobre 2026 au 30 septembre 2027.',
    '1er octobre 2026',
    '30 septembre 2027',
  ],
  ['Dieser Ausweis ist gültig vom 1. Oktober 2026 bis 30. September 2027.', '1. Oktober 2026', '30. September 2027'],
])('a paper has the first and the last day on which it is valid: %s', (sentence, start, end) => {
  const keys = { valid_from: 'start of validity', valid_until: 'end of validity' };
  expect(asked(keys, sentence)).toEqual({ valid_from: [start], valid_until: [end] });
});
