import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { DocumentError } from '../../document/document-error.ts';
import type { Parts } from './prepare.ts';

/** A zip must have one; a device whose clock is wrong may have none that fits. */
const ANY_DATE = '2000-01-01T00:00:00';

/** mammoth's document tree, as `transformDocument` hands it out: only what the reader looks at. */
export type Node =
  | { readonly type: 'paragraph'; readonly children: readonly Node[] }
  | {
      readonly type: 'run';
      readonly children: readonly Node[];
      readonly isBold: boolean;
      readonly isItalic: boolean;
      readonly isStrikethrough: boolean;
      readonly verticalAlignment: string;
    }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'tab' }
  | { readonly type: 'break'; readonly breakType: string }
  | { readonly type: 'checkbox'; readonly checked: boolean }
  | { readonly type: 'hyperlink'; readonly children: readonly Node[]; readonly href?: string; readonly anchor?: string }
  | { readonly type: 'noteReference'; readonly noteType: NoteType; readonly noteId: string }
  | { readonly type: 'image'; readonly altText?: string }
  | { readonly type: 'bookmarkStart'; readonly name: string }
  | { readonly type: 'commentReference'; readonly commentId: string }
  | { readonly type: 'table'; readonly children: readonly Node[] }
  | { readonly type: 'tableRow'; readonly children: readonly Node[]; readonly isHeader: boolean }
  | {
      readonly type: 'tableCell';
      readonly children: readonly Node[];
      readonly colSpan: number;
      readonly rowSpan: number;
    };

export type NoteType = 'footnote' | 'endnote';

export interface Comment {
  readonly commentId: string;
  readonly authorName?: string;
  readonly body: readonly Node[];
}

export interface DocumentTree {
  readonly children: readonly Node[];
  readonly notes: {
    resolve(reference: { noteType: NoteType; noteId: string }): { readonly body: readonly Node[] } | null;
  };
  readonly comments: readonly Comment[];
}

export interface Parsed {
  readonly tree: DocumentTree;
  /** mammoth's own sentences. */
  readonly warnings: readonly string[];
}

/**
 * Has mammoth read a package made of these parts (name to XML text). They are packed anew and uncompressed, so that
 * mammoth sees exactly what was checked. Throws `corrupt_file` where mammoth cannot.
 */
export async function parseWithMammoth(parts: Parts): Promise<Parsed> {
  const encoder = new TextEncoder();
  const files = Object.fromEntries([...parts].map(([name, text]) => [name, encoder.encode(text)]));
  const archive = zipSync(files, { level: 0, mtime: ANY_DATE });
  let tree: DocumentTree | undefined;
  // mammoth's browser build looks for `arrayBuffer`, its Node build for `buffer`.
  const input = { arrayBuffer: archive.buffer, buffer: archive } as unknown as { arrayBuffer: ArrayBuffer };
  const options = {
    includeDefaultStyleMap: false,
    includeEmbeddedStyleMap: false,
    transformDocument(document: DocumentTree) {
      tree = document;
      // The HTML is not needed: an empty document spares making it.
      return { ...document, children: [] };
    },
  };
  try {
    const { messages } = await mammoth.convertToHtml(input, options);
    if (!tree) throw new Error('mammoth did not hand out its document tree');
    return { tree, warnings: messages.map(({ message }) => message) };
  } catch (cause) {
    const sentence = 'This Word file is damaged: open it in Word, let it repair it, and send that copy.';
    throw new DocumentError('corrupt_file', sentence, { cause });
  }
}
