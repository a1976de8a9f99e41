import { labels, listed } from '../formats/lists.ts';
import { megabytesOf } from '../platform/megabytes.ts';
import { api } from './strings/api.ts';
import { doubts } from './strings/doubts.ts';
import {
  bytes,
  count,
  date,
  dateTime,
  duration,
  inList,
  languageName,
  pages,
  rate,
  timeSpan,
} from './strings/format.ts';
import { inWords } from './strings/in-words.ts';
import { offline, update } from './strings/offline.ts';
import { ownKeys } from './strings/own-keys.ts';
import { pagePane } from './strings/page-pane.ts';
import { receipt } from './strings/receipt.ts';
import { redaction } from './strings/redaction.ts';
import { field, resume } from './strings/resume.ts';
import { shortcuts } from './strings/shortcuts.ts';

const types = listed(labels, 'or');

/** Types of entities whose names are no words. */
const entities: Readonly<Record<string, string>> = { URL: 'Web address', IBAN: 'IBAN', VAT_ID: 'VAT number' };

/** Every sentence that the page shows. */
export const strings = {
  name: 'Sheaf',
  tagline: 'Turns PDF and Word documents and scans into Markdown. On your device: nothing is uploaded.',
  framed: {
    sentence: 'A page of another site shows Sheaf here in a frame, where it does nothing.',
    open: 'Open Sheaf in a tab of its own',
  },
  about: (action: string, subject: string) => `${action}: ${subject}`,
  theme: { label: 'Colours', system: 'System', light: 'Light', dark: 'Dark' },
  places: { label: 'Places', documents: 'Documents', api: 'API', trust: 'Trust' },
  shortcuts,
  redaction,
  doubts,
  ownKeys,
  skip: { label: 'Skip', list: 'Skip to your documents', page: 'Skip to the page', result: 'Skip to the result' },
  panes: {
    label: 'Show',
    list: 'Documents',
    page: 'Page',
    both: 'Both',
    result: 'Result',
    splitter: 'Width of the page and its result',
  },
  views: {
    read: 'Read',
    markdown: 'Markdown',
    tables: 'Tables',
    keyValues: 'Key-values',
    personalData: 'Personal data',
    resume: 'Resume',
    json: 'JSON',
    text: 'Text',
  },

  status: {
    reasons: {
      'service-worker': 'This site works offline on this device: its files are kept here.',
      page: 'This site does not work offline here: this browser runs no service worker. Usual reasons are plain http, a private window or blocked site data. Documents are still read on this device only.',
      memory:
        'This browser keeps nothing here: site data are blocked. Everything works but offline use, on this device only; keys, allowance and tickets last until this tab is closed, and other tabs do not know them. Allow site data for this address, then reload, to have them kept.',
    },
    starting: 'Starting…',
    problem: 'Cannot start',
    sent: '0 bytes sent · ',
    offline: 'works offline',
    offlineButScans: 'works offline, but for scans',
    suspicious: (total: number) => `${count(total)} ${total === 1 ? 'request' : 'requests'} not as expected`,
    online: 'Nothing is uploaded · not for offline use here',
    inMemory: 'Nothing is uploaded · nothing is kept here',
    failed: (reason: string) =>
      `Sheaf cannot start. Reload the page; if it stays so, allow site data for this address or leave the private window. The browser says: ${reason}`,
    misconfigured: (reason: string) =>
      `Nothing can be read until whoever hosts this site puts its configuration right; then reload the page. ${reason}`,
  },

  files: {
    heading: 'Documents',
    choose: 'Add documents',
    chooseFolder: 'Folder',
    menu: (name: string) => `More for ${name}`,
    filter: 'Show only',
    counts: {
      done: (total: number) => `${count(total)} done`,
      open: (total: number) => `${count(total)} in progress`,
      asking: (total: number) => (total === 1 ? '1 needs you' : `${count(total)} need you`),
      failed: (total: number) => `${count(total)} failed`,
      cancelled: (total: number) => `${count(total)} cancelled`,
    },
    undo: 'Put back',
    types,
    limits: (maxBytes: number, maxPages: number) => `${types}, up to ${bytes(maxBytes)} and ${pages(maxPages)} each.`,
    ways: 'Or drop files or a folder anywhere, or paste a picture.',
    notKept: 'Nothing is kept when this page is closed or reloaded.',
    drop: 'Drop to read on this device',
    pastedText: 'What was pasted holds no picture or file. Save the text as a document, then add that.',
    list: 'Your documents',
    example: 'Example',
    /** Which pages alone are read. */
    only: (pages: string) => `Only p. ${pages}`,
    cancel: 'Cancel',
    retry: 'Try again',
    again: 'Read again',
    againWith: 'Read again with…',
    fold: 'Fold the list',
    unfold: 'Unfold the list',
    download: 'Download Markdown',
    downloadAll: 'Download all (zip)',
    remove: 'Remove',
    clear: 'Remove all',
    progress: (name: string) => `Reading ${name}`,
    password: (name: string) => `Password for ${name}`,
    passwordLabel: 'Password',
    passwordSubmit: 'Open',
    passwordWrong: 'This password does not open it.',
    exampleMissing: 'The example could not be loaded: the site cannot be reached.',
  },

  offline,
  update,

  examples: {
    open: 'Examples',
    try: 'Try an example:',
    names: { report: 'Report', invoice: 'Invoice', resume: 'Resume', form: 'Form', scan: 'Scan' },
  },

  task: {
    queued: 'Waiting for its turn',
    loading: 'Loading the engine and opening the file',
    reading: (page: number, pageCount: number) => `Reading p. ${page}/${pageCount}`,
    loadingRecognition: (loaded: number, total: number) => `Loading text recognition: ${megabytesOf(loaded, total)}`,
    recognising: (page: number, pagesDone: number, pageCount: number) =>
      `Recognising p. ${page} (${count(pagesDone)} of ${pages(pageCount)} done)`,
    password: 'Needs a password',
    done: (pageCount: number, milliseconds: number | undefined) =>
      milliseconds === undefined ? pages(pageCount) : `${pages(pageCount)} · ${duration(milliseconds)}`,
    failed: (reason: string) => `Failed: ${reason}`,
    cancelled: 'Cancelled',
    failedAgain: (reason: string) => `Not read again: ${reason} What was read before is shown.`,
    dismiss: 'Dismiss',
    noRecogniser: (languages: readonly string[]) =>
      languages.length === 0
        ? 'It needs text recognition, which could not be loaded: go online, then read it again.'
        : `It needs text recognition in ${inList(languages.map(languageName))}, which could not be loaded: go online, then read it again, or choose other languages in its options.`,
    unreadable: 'The browser could not read it. It may be a folder, or the file was moved or changed: choose it again.',
    unexpected: 'Something went wrong in Sheaf itself. The browser’s console has more.',
  },

  announce: {
    started: (name: string) => `${name}: reading`,
    quarter: (name: string, percent: number) => `${name}: ${percent} percent read`,
    ended: (name: string, outcome: string) => `${name}: ${outcome}`,
    removed: (name: string) => `${name} removed`,
    removedAll: (total: number) => `${count(total)} documents removed`,
    copied: (what: string) => `${what} copied`,
    notCopied: 'The browser refused to copy. Select the text and copy it from there.',
    downloaded: (name: string) => `${name} downloaded`,
  },

  pages: pagePane,

  find: {
    label: 'Find',
    next: 'Next hit',
    before: 'Hit before',
    hits: (current: number, total: number) => (total === 0 ? 'No hits' : `${count(current)} of ${count(total)}`),
  },

  options: {
    open: 'Options',
    pages: 'Pages',
    allPages: 'All, or 1-3,7',
    pagesHelp: 'Numbers and ranges, such as 1-3,7',
    languagesHelp: 'Found out by itself where none is chosen.',
    ocr: 'Recognition',
    ocrChoices: { auto: 'Where a page needs it', always: 'On every page', never: 'Never' },
    languages: 'Languages to recognise',
    refined: 'Use the larger model for scans: slower, and 27 MB to load once',
    comments: 'Show the comments in Word files',
  },

  outputs: { html: 'HTML', markdown: 'Markdown', text: 'Plain text', tsv: 'Tab-separated', csv: 'CSV', json: 'JSON' },

  tables: {
    name: (number: number) => `Table ${count(number)}`,
    copy: 'Copy table',
    more: 'Copy or save as ▾',
    copyAs: (what: string) => `Copy as ${what}`,
    saveAs: (what: string) => `Save as ${what}`,
    none: 'There are no tables in this document.',
  },

  keyValues: {
    key: 'Key',
    value: 'Value',
    none: 'No key-values were found.',
    absent: 'Not found',
    lookingFor: 'Looking for',
    everything: 'Everything',
    presets: {
      invoice: 'Invoice',
      receipt: 'Receipt',
      w2: 'Form W-2',
      contract: 'Contract',
      identity: 'Identity document',
    },
  },

  personalData: { type: 'Type', text: 'Text', none: 'No personal data was found.' },

  /** A type of entity as words: `DATE_OF_BIRTH` becomes `Date of birth`. */
  entity: (type: string) => entities[type] ?? inWords(type),
  field,
  resume,
  json: {
    answer: 'Answer of',
    operations: {
      parse: 'parse',
      extract_tables: 'extract_tables',
      extract_key_value: 'extract_key_value',
      extract_pii: 'extract_pii',
      extract_resume_key_value: 'extract_resume_key_value',
    },
  },

  result: {
    label: (name: string) => `What is in ${name}`,
    empty: 'Add a document, and what is in it appears here.',
    emptyHelp:
      'Drop files or a folder anywhere on this page, or paste a picture. They stay on this device, and are gone when this page is closed or reloaded.',
    views: 'Views of the result',
    values: 'Values; J and K go from one to the next',
    page: 'Page',
    sure: 'Sure',
    nothing: '–',
    noResume: 'No jobs, studies, skills, certificates or projects were found. Is this a resume?',
    formats: { sheaf: 'Sheaf JSON', jsonResume: 'JSON Resume' },
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying is refused',
    download: 'Download',
    blank: 'The document has no text that can be read.',
    notes: (total: number) => (total === 1 ? '1 note' : `${count(total)} notes`),
    onPages: (numbers: readonly number[]) => `${numbers.length === 1 ? 'p.' : 'pp.'} ${numbers.join(', ')}`,
  },

  keys: {
    list: 'Keys made on this device',
    own: 'Used by this page',
    used: (name: string) => `Pages used with the key «${name}»`,
    usage: (used: number, total: number) => `${count(used)} of ${pages(total)} used.`,
    renews: (when: Date) => `Resets on ${date(when)}.`,
    never: 'Does not reset.',
    lastUsed: (when: Date) => `Last used on ${dateTime(when)}.`,
    unused: 'Not used yet.',
    what: (name: string) => `Key «${name}»`,
    show: 'Show',
    hide: 'Hide',
    copy: 'Copy',
    rename: 'Rename',
    revoke: 'Revoke',
    create: 'New key',
    counted:
      'Keys count what scripts read: each page once. What you read on this page, failures and cancellations cost nothing.',
    explanation:
      'These are local keys: they were made in this browser, work only here and count pages. They are no secret and open nothing elsewhere.',
    inMemory:
      'These are local keys: they were made in this tab, work only here, count pages, and are gone with the tab: this browser keeps nothing here.',
    name: 'Name',
    createTitle: 'Make a new key',
    createHelp: 'The name is for you, to tell keys apart: such as the script that will use it.',
    createAction: 'Make key',
    created: (name: string) => `Key «${name}» made`,
    renameTitle: (name: string) => `Rename the key «${name}»`,
    renameAction: 'Save',
    renamed: (name: string) => `The key is now called «${name}»`,
    revokeTitle: (name: string) => `Revoke the key «${name}»?`,
    revokeText:
      'Calls with it are refused from now on (403), and the results of its tickets can no longer be fetched. This cannot be undone.',
    revokeOwn: 'This page uses it, and goes on with the next key, or with a new one where there is no other.',
    revokeAction: 'Revoke key',
    revoked: (name: string) => `Key «${name}» revoked`,
  },

  limits: {
    heading: 'Limits',
    introduction: 'Set by whoever hosts this site:',
    file: (maxBytes: number, maxPages: number) => `A file has at most ${bytes(maxBytes)} and ${pages(maxPages)}.`,
    allowance: {
      never: (total: number) => `Each key reads ${pages(total)} in all.`,
      daily: (total: number) => `Each key reads ${pages(total)} a day; days begin at midnight UTC.`,
      monthly: (total: number) => `Each key reads ${pages(total)} a month; months begin at midnight UTC.`,
    },
    resume: (perSecond: number) => `Resumes: ${rate(perSecond)} with each key.`,
    upload: (minutes: number) =>
      `Tickets: the address for the upload is valid for ${timeSpan(minutes)}, and the file is deleted once it has been read.`,
    result: (hours: number) => `The result of a ticket is kept for ${timeSpan(hours * 60)}.`,
  },

  storage: {
    heading: 'Kept on this device',
    headingInMemory: 'In the memory of this tab',
    tickets: (total: number, results: number) =>
      total === 0
        ? 'No tickets.'
        : `${count(total)} ${total === 1 ? 'ticket' : 'tickets'}, ${count(results)} of them with a result.`,
    bytes: (used: number) => `In all about ${bytes(used)}, as the browser counts it.`,
    parts: {
      app: 'The app, for offline use',
      recognition: 'Text recognition, for offline use',
      previous: 'The version before, for tabs that still use it',
      uploads: 'Files of tickets that wait to be read',
    },
    persisted: 'The browser deletes it only when you do.',
    evictable: 'The browser may delete it when this device runs short of room.',
    inMemory: 'This browser keeps nothing here: all of it is gone when this tab is closed.',
    unasked: 'Documents that you drop here and their results are not kept: they are gone when the page is closed.',
    erase: 'Delete everything',
    eraseTitle: 'Delete everything on this device?',
    deletedHeading: 'Deleted, without a way back:',
    deleted: [
      'all keys and what they have used; a new key is made at once',
      'all tickets, with their uploads and results; upload addresses handed out no longer work',
      'the keys of your own that are looked for in documents',
      'the documents listed on this page, and work that is under way, in other tabs too',
    ],
    keptHeading: 'Kept:',
    kept: [
      'the site’s own files for offline use and its configuration',
      'your choice of light or dark',
      'files on your disk, and what you have downloaded or copied',
    ],
    eraseAction: 'Delete everything',
    erased: 'Everything is deleted. A new key was made.',
  },

  dialog: {
    cancel: 'Cancel',
    close: 'Close',
    refused: (reason: string) => `That did not work. The browser says: ${reason}`,
  },

  api,
  receipt,

  trust: {
    heading: 'How do I know that nothing leaves?',
    policy:
      'The page’s Content-Security-Policy says connect-src ‘self’: the browser itself refuses every connection to another address. A guard answers calls that carry a document on this device, so they do not reach this site’s own host either. To check:',
    steps: [
      'Open the developer tools (F12), choose Network, and read a document. Only files of this site appear; a call of the API is there too, marked as answered by the service worker.',
      'Switch the network off, reload, and read another document. It still works, once the line at the top says «works offline».',
      'Look at the headers or the first line of the page’s source: the policy is there, word for word.',
    ],
    contents: 'What this site is made of, with versions and licences:',
    limits: 'What the policy does not cover:',
    gaps: [
      'Browser extensions: they may read any page that you let them see.',
      'The browser itself: its translation or an enhanced spell check may send what is on the page to its maker, if you use them.',
      'Name look-ups and following links: an address in a document is asked for when you click it, not before.',
      'The future: whoever hosts this site can serve other code later. A copy that you host yourself changes only when you change it.',
    ],
  },
} as const;
