import { describe, expect, test } from 'vitest';
import { flowing, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = (keys: Readonly<Record<string, string>>, ...paragraphs: readonly string[]) =>
  valuesOf(flowing(...paragraphs.map((text) => paragraph(text))), keys);

describe('a letter of an employer', () => {
  test('says who works as what since when', () => {
    const letter =
      'I confirm that Ms Una Keane has worked for this practice as a Dental Hygienist since 9th March 2020.';
    const keys = { employee_name: 'name of the employee', job_title: 'position held', start_date: 'employed since' };
    expect(asked(keys, 'To whom it may concern', letter)).toEqual({
      employee_name: ['Ms Una Keane'],
      job_title: ['Dental Hygienist'],
      start_date: ['9th March 2020'],
    });
  });

  test('says the same where the verb comes last', () => {
    const letter = 'Frau Ines Kolb ist seit dem 1. März 2019 in unserem Haus als Feinmechanikerin beschäftigt.';
    expect(asked({ job_title: 'position', start_date: 'beschäftigt seit' }, letter)).toEqual({
      job_title: ['Feinmechanikerin'],
      start_date: ['1. März 2019'],
    });
  });

  test('offers a post at the employer, and says to whom one reports', () => {
    const offer = 'We are pleased to offer you the position of Site Engineer at Calder Bridges Ltd.';
    const keys = { position: 'job title', employer: '', supervisor: 'manager the employee reports to' };
    expect(asked(keys, offer, 'You will report to Helen Brand, who leads the site.')).toEqual({
      position: ['Site Engineer'],
      employer: ['Calder Bridges Ltd'],
      supervisor: ['Helen Brand'],
    });
  });
});

describe('a certificate', () => {
  const certificate = [
    'I certify that NORTHERN PEAT LIMITED is this day incorporated under the Companies Act.',
    'The company number is 774120.',
    'Given at Galway on the Third day of May Two thousand nineteen.',
  ];

  test('names the company that it is about, and its number', () => {
    expect(asked({ company_name: 'name of the company', company_number: '' }, ...certificate)).toEqual({
      company_name: ['NORTHERN PEAT LIMITED'],
      company_number: ['774120'],
    });
  });

  test('may say in words on which day it is made out', () => {
    expect(asked({ issue_date: 'date the certificate was given' }, ...certificate)).toEqual({
      issue_date: ['Third day of May Two thousand nineteen'],
    });
  });
});

describe('a number within a sentence', () => {
  test('is that of what stands before it', () => {
    const advice =
      'The sum of EUR 1,204.50 was transferred to your account 4402 118 77 with Bank of Skye, sort code 80-11-42.';
    expect(asked({ account_number: '', sort_code: '' }, advice)).toEqual({
      account_number: ['4402 118 77'],
      sort_code: ['80-11-42'],
    });
  });

  test('is that of what a linking verb or a sign ties it to', () => {
    expect(asked({ policy_number: '' }, 'We write to you as the number of your policy is KX-88120.')).toEqual({
      policy_number: ['KX-88120'],
    });
    expect(asked({ order_number: '' }, 'Subject: Your order #HW-30417 is on its way')).toEqual({
      order_number: ['HW-30417'],
    });
  });

  test('is none of a list of codes', () => {
    expect(asked({ account_number: '' }, 'Ledger account 4402 118 77')).toEqual({ account_number: [] });
  });
});

describe('the parties of a lease', () => {
  const keys = { landlord: 'name of the landlord', tenant: 'name of the tenant' };

  test.each([
    [
      'Herr Jonas Pohl, wohnhaft Am Wall 3, 28195 Bremen, nachfolgend Vermieter genannt, und Frau Ines Kolb, wohnhaft Ostertor 9, 28203 Bremen, nachfolgend Mieterin genannt, schließen diesen Mietvertrag.',
      'Jonas Pohl',
      'Ines Kolb',
    ],
    [
      'De una parte, D.ª Rosa Vega Lomas, con DNI 16.801.224-X (en adelante, la arrendadora). De otra parte, D. Iván Soto Rey, con DNI 72.889.110-B (en adelante, el arrendatario).',
      'Rosa Vega Lomas',
      'Iván Soto Rey',
    ],
    [
      'Entre le bailleur, M. Paul Armand, et la locataire, Mme Lise Caron, il est convenu ce qui suit.',
      'Paul Armand',
      'Lise Caron',
    ],
  ])('are told by their roles in "%s"', (sentence, landlord, tenant) => {
    expect(asked(keys, sentence)).toEqual({ landlord: [landlord], tenant: [tenant] });
  });

  test.each([
    ['Vermietet wird die Wohnung Lahnstraße 14, 28199 Bremen.', 'Lahnstraße 14, 28199 Bremen'],
    ['Se arrienda la vivienda sita en la calle Real, 7, 42002 Soria.', 'calle Real, 7, 42002 Soria'],
    ['Il loue un appartement situé 8 rue du Port, 56000 Vannes.', '8 rue du Port, 56000 Vannes'],
  ])('say where the premises are: "%s"', (sentence, address) => {
    expect(asked({ property_address: 'address of the premises' }, sentence)).toEqual({ property_address: [address] });
  });

  test('say from when on it runs', () => {
    const term = 'El plazo de duración del contrato es de tres años, a contar desde el 1 de abril de 2024.';
    expect(asked({ start_date: 'start of the tenancy', duracion: 'duración del contrato' }, term)).toEqual({
      start_date: ['1 de abril de 2024'],
      duracion: ['tres años'],
    });
  });
});

describe('what a sentence says of a thing', () => {
  test('may stand behind several words for it', () => {
    expect(asked({ deposit: '' }, 'Le dépôt de garantie s’élève à 780 €.')).toEqual({ deposit: ['780 €'] });
  });

  test('is the day of what it says was done or will begin', () => {
    expect(asked({ installation_date: '' }, 'The two boilers were installed on 6 May 2031 in our yard.')).toEqual({
      installation_date: ['6 May 2031'],
    });
    const works = 'Work starts the week of 28 April 2031 and takes about nine working days in all.';
    expect(asked({ start_date: 'when the work starts' }, works)).toEqual({ start_date: ['28 April 2031'] });
  });

  test('ends with its sentence where others follow', () => {
    const line = 'Your plan: Saver Plus. Your plan ends on 30 September 2031. Exit fee: £50.';
    expect(asked({ plan: '', exit_fee: '' }, line)).toEqual({ plan: ['Saver Plus'], exit_fee: ['£50'] });
  });

  test('is no date where something is due on an occasion', () => {
    expect(asked({ deposit: 'deposit due on acceptance' }, 'A deposit of $3,650.00 is due on acceptance.')).toEqual({
      deposit: ['$3,650.00'],
    });
  });
});
