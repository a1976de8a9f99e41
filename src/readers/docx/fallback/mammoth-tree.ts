/** mammoth's document tree, as `transformDocument` hands it out: only what is looked at here. */
export type MammothNode =
  | {
      readonly type: 'paragraph';
      readonly children: readonly MammothNode[];
      readonly styleName: string | null;
      readonly numbering: { readonly level: string; readonly isOrdered: boolean } | null;
    }
  | {
      readonly type: 'run';
      readonly children: readonly MammothNode[];
      readonly isBold: boolean;
      readonly isItalic: boolean;
      readonly isStrikethrough: boolean;
      readonly verticalAlignment: string;
    }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'tab' }
  | { readonly type: 'break'; readonly breakType: string }
  | { readonly type: 'checkbox'; readonly checked: boolean }
  | {
      readonly type: 'hyperlink';
      readonly children: readonly MammothNode[];
      readonly href?: string;
      readonly anchor?: string;
    }
  | { readonly type: 'noteReference'; readonly noteType: 'footnote' | 'endnote'; readonly noteId: string }
  | { readonly type: 'commentReference'; readonly commentId: string }
  | { readonly type: 'image'; readonly altText?: string | null }
  | { readonly type: 'bookmarkStart'; readonly name: string }
  | { readonly type: 'table'; readonly children: readonly MammothNode[] }
  | { readonly type: 'tableRow'; readonly children: readonly MammothNode[]; readonly isHeader: boolean }
  | {
      readonly type: 'tableCell';
      readonly children: readonly MammothNode[];
      readonly colSpan: number;
      readonly rowSpan: number;
    };

export interface MammothNote {
  readonly body: readonly MammothNode[];
}

export interface MammothDocument {
  readonly children: readonly MammothNode[];
  readonly notes: {
    resolve(reference: { noteType: 'footnote' | 'endnote'; noteId: string }): MammothNote | null | undefined;
  };
  readonly comments: readonly (MammothNote & {
    readonly commentId: string;
    readonly authorName?: string | null;
  })[];
}
