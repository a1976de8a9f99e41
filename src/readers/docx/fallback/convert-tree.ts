import type { Note } from '../blocks/notes.ts';
import type { Flow, Format, Inline, Link, ParagraphFormat } from '../content.ts';
import { namedHeadingLevel } from '../definitions/paragraph-format.ts';
import { MOST_COLUMNS } from '../definitions/properties.ts';
import { Losses } from '../losses.ts';
import type { WalkedParts } from '../parts.ts';
import { Anchors } from '../walk/anchors.ts';
import type { MammothDocument, MammothNode } from './mammoth-tree.ts';

type NodeOf<Type extends MammothNode['type']> = Extract<MammothNode, { type: Type }>;

/** mammoth's tree as our walk's content: one page, without running heads; lists are numbered 1, 2, 3 throughout. */
export function convertTree(tree: MammothDocument): WalkedParts {
  const losses = new Losses();
  losses.add('read_by_fallback');
  const conversion = new Conversion(tree);
  const body = conversion.flow(tree.children);
  const { footnote, endnote, comment } = conversion;
  const notes = { footnote, endnote, comment };
  return {
    body,
    notes,
    losses,
    anchors: conversion.anchors,
    heads: [],
    feet: [],
    pageCount: 1,
    picture: () => undefined,
  };
}

class Conversion {
  readonly anchors = new Anchors();
  readonly footnote = new Map<string, Note>();
  readonly endnote = new Map<string, Note>();
  readonly comment = new Map<string, Note>();
  readonly #tree: MammothDocument;
  /** Numbers of the list items so far, by level. */
  #counts: number[] = [];

  constructor(tree: MammothDocument) {
    this.#tree = tree;
    for (const { commentId, body, authorName } of tree.comments) {
      this.comment.set(commentId, { flow: this.flow(body), ...(authorName && { author: authorName }) });
    }
  }

  flow(nodes: readonly MammothNode[]): Flow[] {
    return nodes.flatMap((node): Flow | [] => {
      if (node.type === 'paragraph') return this.#paragraph(node);
      if (node.type === 'table') return this.#table(node);
      const inlines = this.#inlines([node], {});
      return inlines.length === 0 ? [] : { kind: 'paragraph', page: 1, format: { indent: 0 }, inlines };
    });
  }

  #paragraph(node: NodeOf<'paragraph'>): Flow {
    const places = this.anchors.beginParagraph();
    const level = namedHeadingLevel((node.styleName ?? '').toLowerCase());
    const format: ParagraphFormat = {
      indent: 0,
      ...(level !== undefined && { level }),
      ...this.#list(node),
    };
    const inlines = [...places, ...this.#inlines(node.children, {})];
    const text = inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');
    if (format.level && text.trim() !== '') this.anchors.endHeading(text);
    else this.anchors.endParagraph(text.trim() !== '');
    return { kind: 'paragraph', page: 1, format, inlines };
  }

  #list({ numbering }: NodeOf<'paragraph'>): Pick<ParagraphFormat, 'list'> {
    if (!numbering) {
      this.#counts = [];
      return {};
    }
    const level = Number(numbering.level);
    const count = (this.#counts[level] ?? 0) + 1;
    this.#counts = [...this.#counts.slice(0, level), count];
    const marker = numbering.isOrdered ? `${count}.` : '•';
    return { list: { list: '', level, ordered: numbering.isOrdered, marker, indent: 0 } };
  }

  #table({ children }: NodeOf<'table'>): Flow {
    const rows = children.filter((row) => row.type === 'tableRow');
    return {
      kind: 'table',
      page: 1,
      dressed: false,
      ruled: true,
      rows: rows.map((row) => ({
        repeats: row.isHeader,
        cells: row.children
          .filter((cell) => cell.type === 'tableCell')
          .map((cell) => ({
            columnSpan: Math.min(Math.max(cell.colSpan || 1, 1), MOST_COLUMNS),
            rowSpan: cell.rowSpan,
            flow: this.flow(cell.children),
          })),
      })),
    };
  }

  #inlines(nodes: readonly MammothNode[], format: Format, link?: Link): Inline[] {
    const text = (written: string): Inline => ({ kind: 'text', text: written, format, ...(link && { link }) });
    return nodes.flatMap((node): Inline | Inline[] => {
      switch (node.type) {
        case 'run':
          return this.#inlines(node.children, runFormat(node), link);
        case 'hyperlink':
          return this.#inlines(node.children, format, this.#link(node));
        case 'text':
          return text(node.value);
        case 'tab':
          return text('\t');
        case 'break':
          return { kind: 'lineBreak' };
        case 'checkbox':
          return { kind: 'checkbox', checked: node.checked };
        case 'image':
          return { kind: 'image', alternative: node.altText?.trim() ?? '' };
        case 'bookmarkStart':
          return this.anchors.begin(node.name);
        case 'noteReference':
          return this.#reference(node, format);
        case 'commentReference':
          return { kind: 'reference', to: 'comment', id: node.commentId, format };
        default:
          return [];
      }
    });
  }

  #link({ href, anchor }: NodeOf<'hyperlink'>): Link | undefined {
    if (href) return { kind: 'address', address: href };
    if (!anchor) return undefined;
    this.anchors.refer(anchor);
    return { kind: 'bookmark', name: anchor };
  }

  #reference({ noteType, noteId }: NodeOf<'noteReference'>, format: Format): Inline {
    const known = this[noteType];
    const note = this.#tree.notes.resolve({ noteType, noteId });
    if (note && !known.has(noteId)) {
      known.set(noteId, { flow: [] });
      known.set(noteId, { flow: this.flow(note.body) });
    }
    return { kind: 'reference', to: noteType, id: noteId, format };
  }
}

function runFormat({ isBold, isItalic, isStrikethrough, verticalAlignment }: NodeOf<'run'>): Format {
  return {
    ...(isBold && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(isStrikethrough && { strikethrough: true }),
    ...((verticalAlignment === 'superscript' || verticalAlignment === 'subscript') && { position: verticalAlignment }),
  };
}
