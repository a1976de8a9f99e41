import type { Run } from '../../document/block.ts';
import type { Body } from './body.ts';
import type { Node } from './mammoth.ts';
import type { AnchorMark, Mark, PageMark } from './marks.ts';

/** How a stretch of text is set. */
type Format = Omit<Run, 'text' | 'spaced' | 'lineBreak' | 'words'>;

/** What the content of a paragraph comes down to, in order. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly format: Format; readonly display?: boolean }
  | { readonly kind: 'lineBreak' }
  | { readonly kind: 'checkbox'; readonly checked: boolean }
  | { readonly kind: 'image'; readonly alternative: string }
  | AnchorMark
  | PageMark;

interface Inline {
  readonly format: Format;
  /** Equations stand on lines of their own. */
  readonly display?: boolean;
  readonly pieces: Piece[];
  readonly body: Body;
}

type Readers = { readonly [Type in Node['type']]?: (node: Extract<Node, { type: Type }>, inline: Inline) => void };

const readers: Readers = {
  run: (node, inline) => {
    const marks = marksOf(node, inline);
    const display = marks.some((mark) => mark.kind === 'math' && mark.display);
    readAll(node.children, { ...inline, display, format: runFormat(node, marks, inline.format) });
  },
  text: (node, { pieces, format, display }) =>
    pieces.push({ kind: 'text', text: node.value, format, ...(display && { display }) }),
  tab: (_, { pieces, format }) => pieces.push({ kind: 'text', text: '\t', format }),
  break: (_, { pieces }) => pieces.push({ kind: 'lineBreak' }),
  checkbox: (node, { pieces }) => pieces.push({ kind: 'checkbox', checked: node.checked }),
  image: (node, { pieces }) => pieces.push({ kind: 'image', alternative: node.altText?.trim() ?? '' }),
  hyperlink: (node, inline) => {
    const link = node.href ? address(node.href) : node.anchor && inline.body.anchors.address(node.anchor);
    const format = link ? { ...inline.format, link } : inline.format;
    readAll(node.children, { ...inline, format });
  },
  noteReference: (node, { pieces, format, body }) => {
    const marker = body.notes.refer(node.noteType, node.noteId, body.page);
    if (marker !== undefined) pieces.push(reference(marker, marker, format));
  },
  commentReference: (node, { pieces, format, body }) => {
    const marker = body.notes.refer('comment', node.commentId, body.page);
    if (marker !== undefined) pieces.push(reference(marker, '', format));
  },
  bookmarkStart: (node, { pieces, body }) => {
    const mark = body.marks.find(node.name);
    if (mark?.kind === 'anchor' && body.anchors.isPlace(mark)) pieces.push(mark);
    if (mark?.kind !== 'page' || body.pinned) return;
    pieces.push(mark);
    body.page = mark.page;
  },
};

/** A comment's marker is no text of the document: its run is empty. */
const reference = (marker: string, text: string, format: Format): Piece => ({
  kind: 'text',
  text,
  format: { ...format, position: 'superscript', footnote: marker },
});

/** The content of a paragraph, flattened. Moves the body on to the page that it ends on. */
export function readInline(nodes: readonly Node[], body: Body): Piece[] {
  const pieces: Piece[] = [];
  readAll(nodes, { format: {}, pieces, body });
  return pieces;
}

function readAll(nodes: readonly Node[], inline: Inline): void {
  for (const node of nodes) (readers[node.type] as ((node: Node, inline: Inline) => void) | undefined)?.(node, inline);
}

/** mammoth takes the switches of a HYPERLINK field (17.16.5.25) for a part of the address. */
function address(href: string): string {
  const [, base = href, fragment] = /^([^"]*)"(?:.*\\l "([^"]*))?/.exec(href) ?? [];
  return fragment === undefined ? base : `${base}#${fragment}`;
}

type RunNode = Extract<Node, { type: 'run' }>;

const marksOf = (node: RunNode, { body }: Inline): Mark[] =>
  node.children.flatMap((child) => (child.type === 'bookmarkStart' ? (body.marks.find(child.name) ?? []) : []));

function runFormat(node: RunNode, marks: readonly Mark[], format: Format): Format {
  const marked = (kind: 'code' | 'math'): boolean => marks.some((mark) => mark.kind === kind);
  const position = node.verticalAlignment;
  return {
    ...format,
    ...(node.isBold && { bold: true }),
    ...(node.isItalic && { italic: true }),
    ...(node.isStrikethrough && { strikethrough: true }),
    ...(marked('code') && { code: true }),
    ...(marked('math') && { math: true }),
    ...((position === 'superscript' || position === 'subscript') && { position }),
  };
}
