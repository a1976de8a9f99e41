import { count } from './format.ts';

/** What the page says of the visitor's own keys to look for. */
export const ownKeys = {
  name: (total: number) => (total === 0 ? 'Keys of my own…' : `My ${count(total)} ${total === 1 ? 'key' : 'keys'}`),
  edit: 'Edit keys',
  title: 'Keys of my own',
  help: 'What to look for, and in plain words what it means. They are kept on this device, for other documents too.',
  headings: ['Key', 'What it means'],
  key: (row: number) => `Key ${count(row)}`,
  description: (row: number) => `Meaning of key ${count(row)}`,
  keyHint: 'Such as: Total',
  descriptionHint: 'Such as: the amount to pay',
  remove: (row: number) => `Remove key ${count(row)}`,
  add: 'Add a key',
  addOf: 'Add those of',
  import: 'Import JSON or CSV',
  imported: (total: number) => `${count(total)} ${total === 1 ? 'key' : 'keys'} imported`,
  notImported: 'The file holds no keys. It should be JSON, {"key": "meaning"}, or rows of CSV: key, meaning.',
  save: 'Save and look for them',
  saved: 'Keys saved',
};
