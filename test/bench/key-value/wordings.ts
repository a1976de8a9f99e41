/** Five wordings of each key of a group of sets, `key | description`, as different people would write them. */
export type Wordings = Readonly<Record<string, readonly [string, string, string, string, string]>>;

/** Of the keys of receipts. */
export const RECEIPTS: Wordings = {
  company: [
    'merchant | shop that issued the receipt',
    'store_name | name of the store',
    'companyName | the company on the receipt',
    'vendor | seller of the goods',
    'shop | which business sold this',
  ],
  date: [
    'receipt_date | when was it bought',
    'purchaseDate | date of purchase',
    'date | the date printed on the receipt',
    'transaction_date | day of the transaction',
    'day | date',
  ],
  address: [
    'store_address | where the store is',
    'companyAddress | address of the company',
    'address | full address of the merchant',
    'shop_address | address printed under the name of the shop',
    'location | street address of the store',
  ],
  total: [
    'total_amount | amount to be paid',
    'grandTotal | grand total',
    'total | the total of the receipt',
    'sum | total sum including tax',
    'amount_paid | how much was paid in total',
  ],
};

/** Of the keys of agreements. */
export const CONTRACTS: Wordings = {
  effective_date: [
    'effectiveDate | when the contract becomes effective',
    'start_date | effective date of the agreement',
    'agreement_date | date the agreement was made',
    'date | date as of which the agreement is entered into',
    'in_force_from | effective date',
  ],
  jurisdiction: [
    'governing_law | governing law',
    'applicableLaw | which law applies to the contract',
    'law | state whose laws govern this agreement',
    'jurisdiction | jurisdiction',
    'choice_of_law | the law by which the agreement is construed',
  ],
  party: [
    'parties | parties of the agreement',
    'contracting_parties | who signs the contract',
    'partyNames | names of both parties',
    'signatories | companies or persons that enter into the agreement',
    'between | between whom the agreement is made',
  ],
  term: [
    'duration | duration of the agreement',
    'contractTerm | term of the contract',
    'term_length | how many years or months the agreement is in force',
    'validity | period for which the agreement is valid',
    'length | length of the term',
  ],
};

/** Of the keys of orders for broadcast advertising. */
export const AD_BUYS: Wordings = {
  contract_num: [
    'order_number | number of the order or contract',
    'contractNumber | contract number',
    'contract_no | identifier of the contract',
    'contract_id | the number of this contract, order or invoice',
    'number | contract #',
  ],
  advertiser: [
    'advertiser_name | who advertises',
    'advertiserName | advertiser',
    'sponsor | advertiser that buys the air time',
    'client | name of the advertiser',
    'advertiser | the organisation that is advertising',
  ],
  gross_amount: [
    'gross_total | total gross amount of the order',
    'grossAmount | gross amount',
    'total_gross | gross total in dollars',
    'total | total gross cost',
    'gross | sum before commission, the gross amount',
  ],
  flight_from: [
    'start_date | first day of the flight',
    'flightStart | start of the flight',
    'flight_start_date | when the campaign starts',
    'flight_begin | date on which the flight begins',
    'from | flight start date',
  ],
  flight_to: [
    'end_date | last day of the flight',
    'flightEnd | end of the flight',
    'flight_end_date | when the campaign ends',
    'flight_finish | date on which the flight ends',
    'to | flight end date',
  ],
};

/** Of the keys of registrations of foreign agents. */
export const REGISTRATIONS: Wordings = {
  registrant_name: [
    'registrant | the registrant',
    'nameOfRegistrant | name of the registrant',
    'registered_agent | who is registered',
    'registrant_full_name | full name of the registrant',
    'agent | person or company that registers',
  ],
  registration_num: [
    'registration_number | number of the registration',
    'regNo | registration no.',
    'registration_no | the registration number',
    'reg_number | number under which the agent is registered',
    'registrationId | registration number of the registrant',
  ],
  file_date: [
    'received_date | date on which the form was received',
    'dateReceived | when the form was received',
    'filing_date | date of filing',
    'stamp_date | date of the received stamp',
    'filed_on | when was it filed with the registration unit',
  ],
  signer_name: [
    'signer | who signed the form',
    'signedBy | name of the signer',
    'signatory | name and title of the signatory',
    'name_of_signer | printed name of the person signing',
    'signed_by | person who signed',
  ],
  signature_date: [
    'signing_date | date of the signature',
    'dateSigned | when it was signed',
    'signed_on | date on which the form was signed',
    'date_of_signature | signature date',
    'execution_date | the day of signing',
  ],
  foreign_principal_name: [
    'foreign_principal | name of the foreign principal',
    'principal | the foreign principal',
    'foreignPrincipal | foreign principal for whom the registrant acts',
    'principal_name | principal abroad that is represented',
    'client | name of foreign principal',
  ],
};
