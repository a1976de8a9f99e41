import type { TypeName } from '../values/value-types.ts';

/** Terms that name a type of value outright. */
const NAMING: Readonly<Record<string, TypeName>> = {
  date: 'date',
  deadline: 'date',
  amount: 'amount',
  number: 'id',
  id: 'id',
  iban: 'iban',
  bic: 'code',
  name: 'name',
  address: 'address',
  phone: 'phone',
  fax: 'phone',
  email: 'email',
  website: 'url',
  percent: 'percentage',
  ...Object.fromEntries(
    ['weight', 'quantity', 'height', 'width', 'length', 'volume', 'pressure', 'temperature', 'age', 'distance'].map(
      (term) => [term, 'measure'],
    ),
  ),
  duration: 'duration',
  type: 'text',
  kind: 'text',
  description: 'text',
  method: 'text',
  reason: 'text',
  status: 'text',
  code: 'code',
  reference: 'code',
  incoterm: 'code',
  voyage: 'code',
  street: 'address',
  currency: 'code',
  country: 'place',
  airport: 'place',
  city: 'address',
  postcode: 'code',
  citizenship: 'place',
  place: 'address',
};

/** Terms that name a type together, whatever each of them would: what the terms of payment are is no duration alone. */
const NAMING_TOGETHER: readonly (readonly [string, string, TypeName])[] = [['payment', 'term', 'text']];

/** Terms that name a type of value at the end of a phrase where no other does: a tax year, the letter of a contribution. */
const NAMING_LAST: Readonly<Partial<Record<string, TypeName>>> = { year: 'year', letter: 'code' };
/** Terms that name one alone: a state is a place, a state tax or the income for a state is none. */
const NAMING_ALONE: Readonly<Partial<Record<string, TypeName>>> = { state: 'place' };
const ARTICLES = new Set(['the', 'a', 'an']);

/** Terms of things that usually have values of a type. */
const IMPLYING: Readonly<Record<string, TypeName>> = {
  ...Object.fromEntries(['birth', 'due', 'expiry', 'start', 'end', 'effective', 'issue'].map((term) => [term, 'date'])),
  ...Object.fromEntries(
    (
      'total subtotal payable price cost fee balance tax vat salary wages pay earning income rent royalty deposit premium ' +
      'discount freight payment interest advance postage proceeds compensation contribution deduction cash change charge instalment overdraft overtime limit deductible excess'
    )
      .split(' ')
      .map((term) => [term, 'amount']),
  ),
  ...Object.fromEntries(['reading', 'consumption', 'mileage'].map((term) => [term, 'measure'])),
  ...Object.fromEntries(['center', 'category', 'class', 'grade'].map((term) => [term, 'text'])),
  rate: 'percentage',
  term: 'duration',
  period: 'duration',
  ...Object.fromEntries(
    (
      'company buyer seller signer registrant principal customer advertiser agent party landlord tenant employee ' +
      'employer payer recipient patient doctor witness notary judge attorney lender borrower carrier shipper consignee ' +
      'spouse insurer insured applicant owner passenger plaintiff defendant bank cashier driver student teacher donor ' +
      'member contact adviser manager director technician holder father mother sender candidate taxpayer who whom'
    )
      .split(' ')
      .map((term) => [term, 'name']),
  ),
  where: 'address',
};

/** Whether a term is who somebody is to a paper: a buyer, a witness. */
export const isRole = (term: string): boolean => IMPLYING[term] === 'name';

/** What follows these words tells of what the thing is, not what it is. */
export const BEHIND: ReadonlySet<string> = new Set(
  (
    'of for on in at by to that which who whom whose when from with under per before after ' +
    'de du des d pour von der fur mit del della dello dell dei degli delle di con en van voor met'
  ).split(' '),
);

/**
 * The type of value that words ask for: their head, `date` in `date of signature`, before what stands behind it.
 * @param words in the singular, with stop words, as they are meant.
 */
export function namedType(words: readonly string[], naming: boolean): TypeName | undefined {
  const terms = naming ? NAMING : IMPLYING;
  const behind = words.findIndex((word, index) => index > 0 && BEHIND.has(word));
  const head = behind < 0 ? words : words.slice(0, behind);
  const together = NAMING_TOGETHER.find(([first, second]) => head.at(-2) === first && head.at(-1) === second);
  if (naming && together) return together[2];
  const last = head.findLast((word) => Object.hasOwn(terms, word));
  if (last !== undefined) return terms[last];
  if (!naming) return undefined;
  const [only = '', ...others] = head.filter((word) => !ARTICLES.has(word));
  return NAMING_LAST[head.at(-1) ?? ''] ?? (others.length === 0 ? NAMING_ALONE[only] : undefined);
}
