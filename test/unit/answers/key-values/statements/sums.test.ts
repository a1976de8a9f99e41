import { describe, expect, test } from 'vitest';
import { flowing, heading, paragraph } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const asked = (keys: readonly string[], ...paragraphs: readonly string[]) =>
  valuesOf(
    flowing(heading('Deed'), ...paragraphs.map((text) => paragraph(text))),
    Object.fromEntries(keys.map((key) => [key, ''])),
  );

describe('sums that a contract sets', () => {
  test('are those of rent and deposit in a lease', () => {
    const lease =
      'Tenant shall pay a monthly rent of $1,250.00, due on the first day, and the sum of $2,500 as a security deposit.';
    expect(asked(['monthly_rent', 'security_deposit'], lease)).toEqual({
      monthly_rent: ['$1,250.00'],
      security_deposit: ['$2,500'],
    });
  });

  test('are the salary of an employment contract and the principal and interest of a loan', () => {
    expect(asked(['salary'], 'The Clerk receives an annual salary of EUR 48,000, paid in twelve parts.')).toEqual({
      salary: ['EUR 48,000'],
    });
    const note = 'The Borrower repays the principal amount of £9,000 with interest at 4.5% a year.';
    expect(asked(['principal_amount', 'interest_rate'], note)).toEqual({
      principal_amount: ['£9,000'],
      interest_rate: ['4.5%'],
    });
  });

  test('are read in German', () => {
    expect(asked(['Kaltmiete'], 'Die Kaltmiete beträgt 780,00 € und ist monatlich fällig.')).toEqual({
      Kaltmiete: ['780,00 €'],
    });
  });

  test('are whole, whatever they are of: their decimal sign ends no sentence, and what follows is not part of them', () => {
    expect(asked(['Grundpacht'], 'Die Grundpacht beträgt 820,00 EUR.')).toEqual({ Grundpacht: ['820,00 EUR'] });
    expect(
      asked(['Gesamtpacht'], 'Die Gesamtpacht beträgt somit 1.015,00 EUR und ist bis zum dritten Werktag zu zahlen.'),
    ).toEqual({ Gesamtpacht: ['1.015,00 EUR'] });
    expect(asked(['cotisation'], "La cotisation s'élève à 12,50 € par mois.")).toEqual({ cotisation: ['12,50 €'] });
  });

  test('are none where the contract only speaks of the thing', () => {
    expect(asked(['rent'], 'Rent is due monthly. Tenant keeps a cat for which it pays $30.')).toEqual({ rent: [] });
  });
});

describe('addresses that a contract states', () => {
  test('belong to the parties by their roles', () => {
    const lease =
      'This Lease is made between Alder Mills LLC, with offices at 12 Weir Lane, Bath, ME 04530 (the “Landlord”), and Ben Reed, residing at 7 Quay Street, Bath, ME 04530 (the “Tenant”).';
    expect(asked(['landlord_address', 'tenant_address', 'landlord'], lease)).toEqual({
      landlord_address: ['12 Weir Lane, Bath, ME 04530'],
      tenant_address: ['7 Quay Street, Bath, ME 04530'],
      landlord: ['Alder Mills LLC'],
    });
  });

  test('are those of the premises', () => {
    const lease = 'Landlord lets to Tenant the premises located at 9 Mill Road, Bath, ME 04530.';
    expect(asked(['premises_address'], lease)).toEqual({ premises_address: ['9 Mill Road, Bath, ME 04530'] });
  });
});
