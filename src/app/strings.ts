import { bytes, count, date, duration, pages } from './format.ts';

/** Every sentence that the page shows. */
export const strings = {
  name: 'Sheaf',
  tagline: 'Turns PDF and Word documents into Markdown. On your device: nothing is uploaded.',
  theme: { dark: 'Dark mode' },

  status: {
    starting: 'Starting…',
    offline: 'Ready. Works offline.',
    online:
      'Ready, but not for offline use: this browser runs no service worker here. Usual reasons are plain http, a private window or blocked site data. Documents are still read on this device only.',
    failed: (reason: string) =>
      `Sheaf cannot start: this browser refuses it storage (IndexedDB). Allow site data for this address or leave the private window, then reload. The browser says: ${reason}`,
    misconfigured: (reason: string) =>
      `Nothing can be read until whoever hosts this site puts its configuration right; then reload the page. ${reason}`,
  },

  files: {
    heading: 'Documents',
    choose: 'Choose files',
    types: 'PDF or DOCX',
    limits: (maxBytes: number, maxPages: number) =>
      `PDF or DOCX, up to ${bytes(maxBytes)} and ${pages(maxPages)} each.`,
    ways: 'Or drop them anywhere on this page, or paste them.',
    drop: 'Drop to read on this device',
    list: 'Your documents',
    example: 'Example',
    openExample: 'Open the example',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove',
    clear: 'Remove all',
    about: (action: string, name: string) => `${action}: ${name}`,
    progress: (name: string) => `Reading ${name}`,
    password: (name: string) => `Password for ${name}`,
    passwordLabel: 'Password',
    passwordSubmit: 'Open',
    passwordWrong: 'This password does not open it.',
    exampleMissing: 'The example could not be loaded: the site cannot be reached.',
  },

  task: {
    queued: 'Waiting for its turn',
    loading: 'Loading the engine and opening the file',
    reading: (page: number, pageCount: number) => `Reading p. ${page}/${pageCount}`,
    password: 'Needs a password',
    done: (pageCount: number, milliseconds: number) => `Done: ${pages(pageCount)}, ${duration(milliseconds)}`,
    failed: (reason: string) => `Failed: ${reason}`,
    cancelled: 'Cancelled',
    unreadable: 'The browser could not read it. It may be a folder, or the file was moved or changed: choose it again.',
    unexpected: 'Something went wrong in Sheaf itself. The browser’s console has more.',
  },

  announce: {
    started: (name: string) => `${name}: reading`,
    quarter: (name: string, percent: number) => `${name}: ${percent} percent read`,
    ended: (name: string, outcome: string) => `${name}: ${outcome}`,
    removed: (name: string) => `${name} removed`,
    copied: (what: string) => `${what} copied`,
    notCopied: 'The browser refused to copy. Select the text and copy it from there.',
    downloaded: (name: string) => `${name} downloaded`,
  },

  result: {
    heading: 'Result',
    example: 'This example comes with Sheaf, so that there is something to see. Now choose a document of your own.',
    empty: 'Choose a document, and its Markdown appears here.',
    views: 'Views of the result',
    rendered: 'Rendered',
    markdown: 'Markdown',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying is refused',
    download: 'Download',
    blank: 'The document has no text that can be read.',
    notes: (total: number) => `Seen and not used, or used with doubt (${count(total)})`,
    onPages: (numbers: readonly number[]) => `${numbers.length === 1 ? 'p.' : 'pp.'} ${numbers.join(', ')}`,
  },

  account: {
    heading: 'Key and allowance',
    key: 'API key',
    explanation:
      'A local key: it was made in this browser, works only here and counts pages. It is no secret and opens nothing elsewhere.',
    show: 'Show key',
    hide: 'Hide key',
    copy: 'Copy key',
    allowance: 'Allowance',
    left: (remaining: number, total: number) => `${count(remaining)} of ${pages(total)} left.`,
    renews: (when: Date) => `Starts anew on ${date(when)}.`,
    never: 'Does not start anew.',
    counted: 'Each page read counts once. The example shown at the start, failures and cancellations cost nothing.',
  },

  api: {
    heading: 'The same as an API',
    introduction:
      'Scripts on this site call it with fetch and are answered in this browser. Paste this into the console of this page: it reads the example.',
    label: 'Example call',
    copy: 'Copy the call',
    reach:
      'The address answers inside this browser only: curl, or a script on another machine, finds just the files of the site there.',
    module: 'Pages of your own below the same folder import ready and key from:',
  },

  trust: {
    heading: 'How do I know that nothing leaves?',
    policy:
      'The page’s Content-Security-Policy says connect-src ‘self’: the browser itself refuses every connection to another address. A guard answers calls that carry a document on this device, so they do not reach this site’s own host either. To check:',
    steps: [
      'Open the developer tools (F12), choose Network, and read a document. Only files of this site appear; a call of the API is there too, marked as answered by the service worker.',
      'Switch the network off, reload, and read another document. It still works, once the line at the top has said «Works offline».',
      'Look at the headers or the first line of the page’s source: the policy is there, word for word.',
    ],
    limits: 'What the policy does not cover:',
    gaps: [
      'Browser extensions: they may read any page that you let them see.',
      'Name look-ups and following links: an address in a document is asked for when you click it, not before.',
      'The future: whoever hosts this site can serve other code later. A copy that you host yourself changes only when you change it.',
    ],
  },
} as const;
