import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = (keys: Readonly<Record<string, string>>, ...paragraphs: readonly string[]) =>
  valuesOf(flowing(heading('Deed'), ...paragraphs.map((text) => paragraph(text))), keys);
const partiesOf = (...paragraphs: readonly string[]) =>
  (asked({ party: 'names of the parties' }, ...paragraphs) as { party: string[] }).party;

describe('the parties of an agreement', () => {
  test.each([
    [
      'This Agreement is made by and between Alder Mills, Inc., a Maine corporation (“Alder”), and Ada Quill (the “Artist”).',
      ['Alder Mills, Inc.', 'Ada Quill'],
    ],
    [
      'THIS DEED is made between MARSH AND REED LIMITED (together with its affiliates, the “Lender”) and OTTO W. FINCH, III, an individual.',
      ['MARSH AND REED LIMITED', 'OTTO W. FINCH, III'],
    ],
    [
      'Lease among Alder Mills LLC, organized under the laws of Trinidad and Tobago (“Owner”), Birch Homes LP (“Manager”) and Ben Reed (“Tenant”).',
      ['Alder Mills LLC', 'Birch Homes LP', 'Ben Reed'],
    ],
    [
      'This Covenant is entered into by Ben Reed (“Employee”) in favor of Birch & Sons, Inc., a Utah corporation (the “Company”).',
      ['Ben Reed', 'Birch & Sons, Inc.'],
    ],
    [
      'Dieser Vertrag wird geschlossen zwischen der Erle Mühlen GmbH (nachfolgend „Vermieter“) und Frau Ada Feder (nachfolgend „Mieter“).',
      ['Erle Mühlen GmbH', 'Ada Feder'],
    ],
  ])('are read from "%s"', (sentence, names) => {
    expect(partiesOf(sentence)).toEqual(names);
  });

  test('are read from a list that is set line by line', () => {
    expect(
      partiesOf('between', '(1) Alder Mills Ltd, a company (the “Landlord”);', 'and', '(2) Ben Reed (the “Tenant”).'),
    ).toEqual(['Alder Mills Ltd', 'Ben Reed']);
  });

  test('are not those of another agreement that it mentions', () => {
    expect(
      partiesOf(
        'Reference is made to that certain Note between Oak Bank and Elm Bank.',
        'This Note is made between Fir Bank (“Lender”) and Ben Reed (“Borrower”).',
      ),
    ).toEqual(['Fir Bank', 'Ben Reed']);
  });

  test('leave out a party whose name is a blank', () => {
    expect(partiesOf('This Agreement is between Alder Mills LLC (“Company”) and ____________ (“Recipient”).')).toEqual([
      'Alder Mills LLC',
    ]);
  });

  test('are named in a letter by the role that it gives them', () => {
    expect(
      partiesOf(
        'Dear Ms Quill,',
        'In connection with your interest in Birch & Sons, Inc. (together with its subsidiaries, the “Company”), you have asked for its books.',
      ),
    ).toEqual(['Birch & Sons, Inc.']);
  });

  test('share the role that is given to them together', () => {
    const lease = (given: string) =>
      asked(
        { tenants: 'names of the tenants', landlord: 'name of the landlord' },
        `This Lease is made by and between Alder Homes LLC (“Landlord”), and Ben Reed and Ada Quill (${given}“Tenant”).`,
      );
    expect(lease('collectively, ')).toEqual({ tenants: ['Ben Reed', 'Ada Quill'], landlord: ['Alder Homes LLC'] });
    const misread = 'This Lease is made between Alder Homes LLC (“Landlord”) and Ada Quill (“Tenant™).';
    expect(asked({ tenant: 'name of the tenant' }, misread)).toEqual({ tenant: ['Ada Quill'] });
    expect(lease('')).toEqual({ tenants: ['Ada Quill'], landlord: ['Alder Homes LLC'] });
  });

  test.each([
    [
      'Zwischen Frau Ada Feder, Mühlenweg 9, 04105 Leipzig, nachfolgend „Vermieterin“ genannt, und Herrn Ben Ried, Am Damm 12 b, 04279 Leipzig, nachfolgend „Mieter“ genannt, wird Folgendes vereinbart:',
      ['Mühlenweg 9, 04105 Leipzig', 'Am Damm 12 b, 04279 Leipzig'],
    ],
    [
      'Entre Mme Ada Plume, 8 rue des Aulnes, 31200 Toulouse (ci-après « le Bailleur ») et M. Ben Roseau, 4 allée Neuve, 31770 Colomiers (ci-après « le Locataire »).',
      ['8 rue des Aulnes, 31200 Toulouse', '4 allée Neuve, 31770 Colomiers'],
    ],
  ])('live where a comma behind their name says: %s', (sentence, [landlord, tenant]) => {
    expect(
      asked({ landlord_address: 'address of the landlord', tenant_address: 'address of the tenant' }, sentence),
    ).toEqual({ landlord_address: [landlord], tenant_address: [tenant] });
  });

  test('may be asked for by their role', () => {
    const lease = 'This Lease is made between Alder Mills LLC (the “Lessor”) and Ben Reed (the “Lessee”).';
    expect(asked({ landlord: '', tenant: '', employee: '' }, lease)).toEqual({
      landlord: ['Alder Mills LLC'],
      tenant: ['Ben Reed'],
      employee: [],
    });
    const job = 'This contract is made between Alder Mills LLC (hereinafter “Employer”) and Ben Reed (“Employee”).';
    expect(asked({ employer_name: '', employee_name: '' }, job)).toEqual({
      employer_name: ['Alder Mills LLC'],
      employee_name: ['Ben Reed'],
    });
  });
});

test('the parties of a Spanish agreement are introduced side by side, with their numbers', () => {
  const sides = [
    'De una parte, D. Juan Mora Cabrera, con DNI 17204466K, en adelante el ARRENDADOR.',
    'De otra parte, D.ª Pilar Soria, con DNI n.º 25177093B, en adelante la ARRENDATARIA.',
  ];
  expect(asked({ landlord: '', tenant: 'name of the tenant', tenant_dni: 'DNI of the tenant' }, ...sides)).toEqual({
    landlord: ['Juan Mora Cabrera'],
    tenant: ['Pilar Soria'],
    tenant_dni: ['25177093B'],
  });
});
