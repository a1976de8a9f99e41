import { type BoxSpec, boxedForm } from './boxes.ts';
import type { MadeDocument } from './document.ts';

const boxes: readonly BoxSpec[] = [
  {
    place: [36, 48, 250, 84],
    caption:
      "PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.",
    value: 'Coral Bay Media Group LLC\n508 Palmetto Avenue\nTampa, FL 33602\n(813) 555-0142',
  },
  { place: [286, 48, 110, 42], caption: 'OMB No. 1545-0116', value: '' },
  { place: [286, 90, 110, 42], caption: 'For calendar year', value: '2025' },
  { place: [36, 132, 125, 30], caption: "PAYER'S TIN", value: '59-7702183' },
  { place: [161, 132, 125, 30], caption: "RECIPIENT'S TIN", value: '903-41-6627' },
  { place: [286, 132, 200, 30], caption: '1 Nonemployee compensation', value: '$ 18,450.00' },
  { place: [36, 162, 250, 36], caption: "RECIPIENT'S name", value: 'Tobias Fennimore' },
  {
    place: [286, 162, 200, 36],
    caption: '2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale',
  },
  { place: [36, 198, 250, 30], caption: 'Street address (including apt. no.)', value: '19 Heron Lane, Unit 3' },
  { place: [286, 198, 200, 30], caption: '3', value: '' },
  {
    place: [36, 228, 250, 30],
    caption: 'City or town, state or province, country, and ZIP or foreign postal code',
    value: 'Clearwater, FL 33755',
  },
  { place: [286, 228, 200, 30], caption: '4 Federal income tax withheld', value: '$ 2,214.00' },
  { place: [36, 258, 250, 36], caption: 'Account number (see instructions)', value: 'CBM-2025-0088' },
  { place: [286, 258, 66, 36], caption: '5 State tax withheld', value: '$ 310.75' },
  { place: [352, 258, 78, 36], caption: "6 State/Payer's state no.", value: 'FL/4471902' },
  { place: [430, 258, 56, 36], caption: '7 State income', value: '$ 18,450' },
];

/** A statement of what was paid to somebody who is not employed. */
export const form1099: MadeDocument = {
  id: '1099',
  html: boxedForm('1099', [612, 396], boxes, [
    { at: [410, 60], text: 'Nonemployee\nCompensation', size: 12, bold: true },
    { at: [36, 300], text: 'Form 1099-NEC', size: 10, bold: true },
    { at: [160, 302], text: '(keep for your records)', size: 7 },
    { at: [330, 302], text: 'Department of the Treasury - Internal Revenue Service', size: 6.5 },
    { at: [36, 30], text: '☐ CORRECTED (if checked)', size: 8 },
  ]),
  asked: {
    payer_name: ['name of the payer', 'Coral Bay Media Group LLC'],
    payer_tin: ["payer's taxpayer identification number (TIN)", '59-7702183'],
    payer_phone: ['telephone number of the payer', '(813) 555-0142'],
    recipient_tin: ["recipient's taxpayer identification number (TIN)", '903-41-6627'],
    recipient_name: ['name of the recipient', 'Tobias Fennimore'],
    street_address: ['street address of the recipient', '19 Heron Lane, Unit 3'],
    city: ['city, state and ZIP code of the recipient', 'Clearwater, FL 33755'],
    account_number: ['account number', 'CBM-2025-0088'],
    nonemployee_compensation: ['nonemployee compensation', '$ 18,450.00'],
    federal_tax_withheld: ['federal income tax withheld', '$ 2,214.00'],
    state_tax_withheld: ['state tax withheld', '$ 310.75'],
    payer_state_number: ["state and the payer's state number", 'FL/4471902'],
    state_income: ['state income', '$ 18,450'],
    calendar_year: ['calendar year', '2025'],
    iban: ['IBAN of the account'],
    date_of_birth: ['date of birth of the recipient'],
  },
};
