import { downloads } from '../state/downloads.svelte.ts';
import { escapeHtml } from './escape-html.ts';
import { fileName } from './file-name.ts';

/** What a view gives away: to the clipboard `text`, with its HTML where it has that, and a file. */
export interface Output {
  /** Its name in announcements. */
  readonly what: string;
  readonly text: string;
  /** A promise where it takes long to make. */
  readonly html?: string | Promise<string>;
  readonly file: { readonly extension: string; readonly type: string; readonly text: string | Promise<string> };
}

/** Copies text, and where HTML is given that too, for programs that take it. Rejects when the browser refuses. */
export async function copy(text: string, html?: string | Promise<string>): Promise<void> {
  // The clipboard is missing on plain http.
  if (!navigator.clipboard) throw new DOMException('There is no clipboard here.', 'NotAllowedError');
  if (html === undefined) return navigator.clipboard.writeText(text);
  const item = {
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': Promise.resolve(html).then((ready) => new Blob([ready], { type: 'text/html' })),
  };
  return navigator.clipboard.write([new ClipboardItem(item)]);
}

/** Milliseconds after which a download no longer needs its object URL; browsers have no event for it. */
const RELEASE_AFTER = 60_000;

/** Downloads a text as a file. */
export const download = (name: string, type: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Downloads bytes as a file, whose name becomes one that any file system keeps. */
export function downloadBlob(given: string, blob: Blob): void {
  const name = fileName(given);
  void downloads.note(name, blob);
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER);
}

/** A whole HTML file around sanitised HTML. */
export const htmlFile = (title: string, body: string): string =>
  `<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>${escapeHtml(title)}</title>\n</head>\n<body>\n${body}</body>\n</html>\n`;

/** A file's name with another extension: `report.pdf` becomes `report.md`. */
export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]{1,5}$/, '')}.${extension}`;
