import { describe, expect, test } from 'vitest';
import type { LineSpec } from '../../../layout/page.ts';
import { flowing, paragraph, printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

const stacked = (...texts: readonly string[]): LineSpec[] => texts.map((text, row) => ({ text, y: 60 + 13 * row }));

const INVOICE = stacked(
  'Harbour Bakery Ltd',
  '12 Mole Road',
  'Port Haven, OR 97420',
  'Bill to:',
  'Rose Thistle',
  '7 Castle Street',
  'Ayrville, WA 98101',
  'Invoice HB/2024/0317',
  'Total due: US$ 120.00',
);

describe('an invoice', () => {
  test('says street, town, state and postcode of seller and buyer', () => {
    const asked = {
      partner_street: 'street and house number of the seller',
      seller_city: 'city of the supplier',
      state: 'state of the seller',
      vendor_zip: 'postal code of the vendor',
      buyer_city: 'city of the buyer',
      customer_zip: 'zip code of the customer it is billed to',
    };
    expect(valuesOf(printed(INVOICE), asked)).toEqual({
      partner_street: ['12 Mole Road'],
      seller_city: ['Port Haven'],
      state: ['OR'],
      vendor_zip: ['97420'],
      buyer_city: ['Ayrville'],
      customer_zip: ['98101'],
    });
  });

  test('answers a key that only its description explains', () => {
    expect(valuesOf(printed(INVOICE), { partner_name: 'name of the seller' })).toEqual({
      partner_name: ['Harbour Bakery Ltd'],
    });
    expect(valuesOf(printed(INVOICE), { spouse_name: 'name of the spouse' })).toEqual({ spouse_name: [] });
  });

  test('has its number behind the word of its title', () => {
    expect(valuesOf(printed(INVOICE), { invoice_number: 'invoice number' })).toEqual({
      invoice_number: ['HB/2024/0317'],
    });
    const titled = (title: string) => valuesOf(flowing(paragraph(title)), { invoice_number: 'invoice number' });
    expect(titled('Rechnung RE-20240317')).toEqual({ invoice_number: ['RE-20240317'] });
    expect(titled('Invoice 2024')).toEqual({ invoice_number: [] });
    expect(titled('Invoice 12.03.2024')).toEqual({ invoice_number: [] });
  });

  test('is issued by who stands over the address at its top, whatever stands opposite', () => {
    const opposite: LineSpec[] = [{ text: 'Fine Foods Wholesale', x: 420, y: 50 }];
    const lines = [...opposite, ...stacked('Miller Ropeworks', 'Hafenstr. 12', '20457 Hamburg', 'Germany')];
    expect(valuesOf(printed(lines), { issuer: 'company that issued the invoice' })).toEqual({
      issuer: ['Miller Ropeworks'],
    });
  });
});

describe('the currency of a document', () => {
  const asked = { currency: 'currency code', currency_symbol: 'currency symbol' };
  const currencyOf = (...texts: readonly string[]) => valuesOf(flowing(...texts.map((text) => paragraph(text))), asked);

  test('is the code that its sign means, and the sign itself', () => {
    expect(currencyOf('Shipping 4,50 €', 'Summe 23,90 €')).toEqual({ currency: ['EUR'], currency_symbol: ['€'] });
    expect(currencyOf('Total CHF 1200.00')).toMatchObject({ currency: ['CHF'] });
    expect(currencyOf('12 Mole Road, Port Haven, OR 97420', 'Total: $ 12.00')).toEqual({
      currency: ['USD'],
      currency_symbol: ['$'],
    });
  });

  test('is the sign where several countries have it, and none without sums', () => {
    expect(currencyOf('Total: $ 12.00')).toMatchObject({ currency: ['$'] });
    expect(currencyOf('Delivered on 12 March')).toEqual({ currency: [], currency_symbol: [] });
  });

  test('is that of most sums', () => {
    expect(currencyOf('Paid in advance: £ 5.00', 'Meals 20 €', 'Travel 30 €')).toMatchObject({ currency: ['EUR'] });
  });
});

describe('sums and terms of an invoice', () => {
  test('has the sum without tax in a line that says so', () => {
    const lines = [...stacked('Excl. VAT € 210.00', 'VAT 21% € 44.10', 'Total € 254.10')];
    expect(valuesOf(printed(lines), { net: 'total amount without tax' })).toEqual({ net: ['€ 210.00'] });
  });

  test('has the code of an Incoterm without what it stands for, and a place that belongs to it', () => {
    const incotermOf = (text: string) => valuesOf(flowing(paragraph(text)), { incoterm: 'Incoterm' });
    expect(incotermOf('Incoterm: DAP - Delivered at place')).toEqual({ incoterm: ['DAP'] });
    expect(incotermOf('Incoterm: FOB Hamburg')).toEqual({ incoterm: ['FOB Hamburg'] });
  });

  test('has the reference that a payment should state', () => {
    const line = 'Please state this structured communication with your payment: 090/9337/55493';
    expect(valuesOf(flowing(paragraph(line)), { payment_reference: 'payment reference' })).toEqual({
      payment_reference: ['090/9337/55493'],
    });
  });
});
