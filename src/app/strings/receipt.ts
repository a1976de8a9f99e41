import type { Operation } from '../../page/read-file.ts';
import { bytes, count } from './format.ts';

const operations: Record<Operation, string> = {
  parse: 'Markdown',
  extract_tables: 'Tables',
  extract_key_value: 'Key-values',
  extract_pii: 'Personal data',
  extract_resume_key_value: 'Resume',
  find_texts: 'Words to redact',
};

/** What a receipt says. */
export const receipt = {
  heading: 'Receipt',
  introduction: 'What was seen of the network since a document was chosen, as the browser told it to this page.',
  of: 'Document',
  noDocument: 'Add a document, and its receipt is here.',
  link: 'Receipt',
  title: (name: string) => `Receipt for ${name}`,
  making: 'Adding it up…',
  fresh: 'Bring up to date',
  json: 'Download JSON',
  text: 'Download text',
  document: 'Document',
  sha256: (digest: string) => `SHA-256 ${digest}`,
  chosen: 'Chosen',
  made: 'As of',
  time: 'Time on this device',
  operation: (operation: Operation, time: string) => `${operations[operation]}: ${time}`,
  shipped: 'none: this example was read when the site was built',
  sent: 'Sent',
  bodies: (total: number) =>
    total === 0
      ? '0 bytes of a document: no request that left had a body'
      : `${count(total)} ${total === 1 ? 'request' : 'requests'} with a body`,
  elsewhere: 'Requests to other addresses',
  seen: 'Requests of the page and its workers',
  passed: 'Requests that the service worker let go to the host',
  request: ({ method, address, hasBody }: { method: string; address: string; hasBody: boolean }) =>
    `${method} ${address}${hasBody ? ', with a body' : ''}`,
  violations: 'Refused by the policy',
  violation: ({ directive, blocked }: { directive: string; blocked: string }) => `${directive}: ${blocked}`,
  saved: 'Saved by this page since then',
  file: ({ name, bytes: size, sha256 }: { name: string; bytes: number; sha256: string }) =>
    `${name}, ${bytes(size)}, SHA-256 ${sha256}`,
  build: 'Built from',
  version: ({ version, commit }: { version?: string; commit?: string }) =>
    version === undefined
      ? 'not said by this site'
      : `version ${version}${commit === undefined ? '' : `, commit ${commit}`}`,
  site: 'Site',
  none: 'none',
  unseenHeading: 'What this cannot see:',
  unseen: [
    'Requests of browser extensions and of the browser itself, such as for translation or spell checks.',
    'What the worker of pdf.js, which draws pages, asks for: it does not tell. The service worker sees its requests.',
    'Without a service worker (plain http, some private windows): what is let go to the host, and its size.',
    'What was typed into the address bar, links that were followed, and the time before the document was chosen.',
    'Other tabs of this site are among what the workers tell: it may show more than this page asked for.',
  ],
};
