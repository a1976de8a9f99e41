import type { AskedKey } from '../state/opened-document.svelte.ts';

/** Keys that people often want of one kind of document, with the descriptions that the API takes. */
export const presets = {
  invoice: [
    { key: 'Invoice number', description: 'The number of the invoice' },
    { key: 'Invoice date', description: 'The date of the invoice' },
    { key: 'Due date', description: 'The date by which it is to be paid' },
    { key: 'Seller', description: 'The name of the company that sells' },
    { key: 'Buyer', description: 'The name of the customer who is billed' },
    { key: 'Net amount', description: 'The amount before tax' },
    { key: 'Tax', description: 'The amount of tax' },
    { key: 'Total', description: 'The total amount to pay, with its currency' },
  ],
  receipt: [
    { key: 'Shop', description: 'The name of the shop' },
    { key: 'Address', description: 'The address of the shop' },
    { key: 'Date', description: 'The date of the purchase' },
    { key: 'Total', description: 'The total amount paid' },
  ],
  w2: [
    { key: 'Employee name', description: 'The name of the employee' },
    { key: 'Employee SSN', description: "The employee's social security number" },
    { key: 'Employer', description: 'The name of the employer' },
    { key: 'Employer EIN', description: "The employer's identification number" },
    { key: 'Wages', description: 'Wages, tips, other compensation' },
    { key: 'Federal income tax withheld', description: 'The federal income tax withheld' },
  ],
  contract: [
    { key: 'Parties', description: 'The names of the parties to the agreement' },
    { key: 'Effective date', description: 'The date on which the agreement takes effect' },
    { key: 'Term', description: 'How long the agreement lasts' },
    { key: 'Governing law', description: 'The law that governs the agreement' },
  ],
  identity: [
    { key: 'Name', description: 'The full name of the holder' },
    { key: 'Document number', description: 'The number of the document' },
    { key: 'Date of birth', description: 'The date of birth of the holder' },
    { key: 'Expiry date', description: 'The date on which it expires' },
  ],
} as const satisfies Record<string, readonly AskedKey[]>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];
