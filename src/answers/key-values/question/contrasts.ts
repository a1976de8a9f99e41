/** Terms that say what kind of thing it is. A label may leave it out, but one of another kind means something else. */
export const KINDS: readonly (readonly string[])[] = [
  [
    'number',
    'name',
    'date',
    'address',
    'amount',
    'phone',
    'fax',
    'email',
    'website',
    'signature',
    'quantity',
    'note',
    'time',
    'weight',
    'type',
  ],
  ['code', 'name', 'date', 'address', 'amount', 'note'],
  ['title', 'name', 'address', 'date', 'number'],
  ['street', 'city', 'postcode', 'country', 'phone', 'email'],
  ['address', 'city', 'postcode', 'country', 'citizenship'],
];

/** Of which person, event or paper something is. What a document never says of one of them is not there. */
const BELONGINGS: readonly (readonly string[])[] = [
  // Whose it is.
  ['employee', 'employer'],
  ['payer', 'recipient'],
  ['buyer', 'seller'],
  ['customer', 'seller'],
  ['landlord', 'tenant'],
  ['lender', 'borrower'],
  ['shipper', 'consignee', 'carrier', 'notify'],
  ['plaintiff', 'defendant'],
  ['patient', 'doctor'],
  ['insured', 'insurer'],
  ['grantor', 'grantee'],
  ['disclosing', 'receiving'],
  ['sender', 'recipient'],
  ['spouse', 'employee', 'employer', 'taxpayer', 'payer', 'recipient', 'patient', 'applicant'],
  ['mother', 'father', 'spouse', 'dependent'],
  ['witness', 'notary', 'signer'],
  ['agency', 'advertiser', 'station'],
  ['registrant', 'principal'],
  ['bank', 'employer', 'employee'],
  ['applicant', 'employer'],
  ['requester', 'owner'],
  // Which of several it is.
  [
    'birth',
    'death',
    'issue',
    'expiry',
    'due',
    'order',
    'invoice',
    'delivery',
    'signature',
    'admission',
    'discharge',
    'print',
  ],
  ['arrival', 'departure'],
  ['origin', 'destination'],
  ['loading', 'discharge'],
  ['federal', 'state', 'local', 'foreign'],
  ['phone', 'fax'],
  ['mobile', 'fax'],
  ['debit', 'credit'],
  [
    'invoice',
    'order',
    'contract',
    'customer',
    'account',
    'policy',
    'case',
    'registration',
    'estimate',
    'quote',
    'receipt',
    'passport',
    'license',
    'serial',
    'tracking',
    'container',
    'vat',
    'routing',
  ],
  ['social', 'employer', 'vat'],
  ['bic', 'iban'],
  ['medicare', 'social', 'federal', 'state'],
];

/** Which of several of one thing it is; a document that has only one of them need not say. */
const QUALITIES: readonly (readonly string[])[] = [
  ['first', 'last', 'middle', 'full'],
  ['start', 'end'],
  ['from', 'to'],
  ['from', 'end'],
  ['start', 'to'],
  ['total', 'subtotal'],
  ['subtotal', 'gross'],
  ['subtotal', 'vat'],
  ['subtotal', 'tax'],
  ['gross', 'net'],
  ['gross', 'discount'],
  ['mailing', 'permanent', 'billing', 'shipping', 'residential'],
  ['home', 'work', 'mobile'],
  ['opening', 'closing'],
  ['current', 'previous', 'next'],
  ['minimum', 'maximum'],
  ['paid', 'due'],
  ['cash', 'change', 'total'],
];

/**
 * Terms of which a thing is only one: a label with another of them than the question means something else, and where
 * labels tell them apart one that has none means less. The terms are those that synonyms leave.
 */
export const CONTRASTS: readonly (readonly string[])[] = [...BELONGINGS, ...QUALITIES];

/** Terms that labels leave out where nothing speaks against them: a name that is no first or last one is the full one. */
export const IMPLIED: ReadonlySet<string> = new Set(['full']);

/** Terms that name to what something belongs. */
export const BELONGING: ReadonlySet<string> = new Set(BELONGINGS.flat());
/** Terms of the qualities of a thing that are not also what it belongs to. */
export const QUALITY: ReadonlySet<string> = new Set(QUALITIES.flat().filter((term) => !BELONGING.has(term)));
