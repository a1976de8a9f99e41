import { count } from './format.ts';

const values = (total: number): string => (total === 1 ? '1 value' : `${count(total)} values`);
const absent = (total: number): string =>
  total === 1 ? 'the value is no longer in it' : `none of the ${values(total)} is in it any more`;
const pagesOf = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'page' : 'pages'} ${numbers.map(count).join(', ')}`;

/** What the page says of personal data and of taking it out. */
export const redaction = {
  review: 'What is taken out',
  takeAll: 'Choose all',
  takeNone: 'Choose none',
  all: (type: string, total: number) => `${type}: all ${count(total)}`,
  one: (text: string) => `Take out «${text}»`,
  place: (page: number) => `p. ${count(page)}`,
  placeOf: (text: string, page: number) => `p. ${count(page)}: show «${text}»`,
  added: 'Added by you',
  also: 'Also redact',
  alsoHelp: 'Type or select a text',
  add: 'Add',
  addSelected: (text: string) => `Add «${text}»`,
  remove: (text: string) => `Take «${text}» off the list`,
  searching: 'Looking…',
  nowhere: 'Not in this document',
  inText: 'See it in the text',
  chosen: (total: number, left: number) => `${values(total)} to redact${left === 0 ? '' : ` · ${count(left)} left in`}`,
  nothing: 'Nothing is chosen to be redacted.',
  start: 'Redact and verify',
  again: 'Redact again',
  cancel: 'Cancel',
  progress: 'Redacting',
  finding: (what: string) => `Finding every place · ${what}`,
  covering: (page: number, total: number) => `Covering p. ${count(page)}/${count(total)}`,
  verifying: (what: string) => `Reading it again · ${what}`,
  cancelled: 'Cancelled. Nothing was made.',
  verified: (total: number) => `Verified: it was read again, and ${absent(total)}.`,
  verifiedText: (total: number) => `Verified: the Markdown was searched again, and ${absent(total)}.`,
  wordFiles: 'Word files are redacted as Markdown only: their pages have no image.',
  pdf: 'Download redacted PDF',
  markdown: 'Download redacted Markdown',
  open: 'Open the redacted PDF here',
  limits:
    'Pages are images now, without text, metadata or attachments. Faces, signatures, handwriting and barcodes are not searched: look at the pages before you share them.',
  refused: 'Refused: nothing is given out.',
  survived: (text: string, numbers: readonly number[]) => `«${text}» can still be read on ${pagesOf(numbers)}.`,
  survivedText: (text: string) => `«${text}» is still in the Markdown.`,
  unread: (numbers: readonly number[]) =>
    `Too little of ${pagesOf(numbers)} could be read again to say that nothing is left. Choose the document’s languages in the options, or leave these pages out.`,
  coverThese: 'Cover these places too, and verify again',
  failed: (reason: string) => `It could not be redacted: ${reason}`,
  announce: {
    started: (name: string) => `${name}: redacting`,
    added: (text: string, total: number) => `«${text}» added: ${total === 1 ? '1 place' : `${count(total)} places`}`,
  },
};
