import type { AskedKey } from '../../../src/answers/key-values/question/asked-key.ts';

/** Plain descriptions of the keys of sets that come without any. */
const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sroie-train': {
    company: 'name of the shop or company',
    date: 'date of the receipt',
    address: 'address of the shop',
    total: 'total amount paid',
  },
  'kleister-nda-train': {
    effective_date: 'date on which the agreement takes effect',
    jurisdiction: 'state or country whose law governs the agreement',
    party: 'names of the parties to the agreement',
    term: 'how long the agreement lasts',
  },
  invoices: {
    issuer: 'company that issued the invoice',
    amount: 'total amount including tax',
    amount_tax: 'amount of tax',
    amount_untaxed: 'total amount without tax',
    invoice_number: 'invoice number',
    date: 'invoice date',
    date_due: 'date when the payment is due',
    date_start: 'first day of the billing period',
    date_end: 'last day of the billing period',
    currency: 'currency code',
    currency_symbol: 'currency symbol',
    partner_name: 'name of the seller',
    partner_street: 'street and house number of the seller',
    partner_city: 'city of the seller',
    partner_zip: 'postal code of the seller',
    partner_email: 'e-mail address of the seller',
    partner_website: 'website of the seller',
    partner_coc: 'chamber of commerce number',
    partner_ref: 'partner reference',
    state_code: 'state of the seller',
    country_code: 'country code',
    telephone: 'telephone number',
    mobile: 'mobile number',
    iban: 'IBAN',
    bic: 'BIC or SWIFT code',
    vat: 'VAT number',
    siren: 'SIREN number',
    incoterm: 'Incoterm',
    payment_reference: 'payment reference',
    payment_method: 'method of payment',
    order_id: 'order number',
    customer_order_number: 'order number of the customer',
    customer_order_free_ref: 'reference of the customer',
    purchase_order_id: 'purchase order number',
    mandate_id: 'mandate number',
    narration: 'remarks',
    note: 'notes',
  },
};

const shared: Readonly<Record<string, string>> = {
  'sroie-receipts': 'sroie-train',
  'kleister-nda': 'kleister-nda-train',
};

/** What a user would ask for the keys of a set, with the descriptions of the set where it has some. */
export const instructionFor = (
  set: string,
  keys: readonly string[],
  own: Readonly<Record<string, string>>,
): readonly AskedKey[] =>
  keys.map((key) => ({ key, description: own[key] ?? descriptions[shared[set] ?? set]?.[key] ?? '' }));
