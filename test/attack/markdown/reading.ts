/** How a letter is set, as far as Markdown can say. */
export interface Setting {
  readonly em?: boolean;
  readonly strong?: boolean;
  readonly del?: boolean;
  readonly code?: boolean;
  /** Where the link leads that it is in. */
  readonly link?: string;
}

/** What there may be in Markdown beside text, apart from what `Setting` says. */
export type Kind =
  | 'heading'
  | 'quote'
  | 'code block'
  | 'table'
  | 'rule'
  | 'bullet'
  | 'task'
  | 'footnote'
  | 'definition'
  | 'image'
  | 'formula';

/** A document as somebody reads it: its letters without white space, how each is set, and what else there is. */
export class Reading {
  text = '';
  readonly settings: Setting[] = [];
  readonly counts = new Map<Kind, number>();
  /** Addresses of links and pictures, each once. */
  readonly addresses = new Set<string>();
  /** HTML that Sheaf does not write. */
  readonly foreign: string[] = [];

  /** Letters are UTF-16 code units, so that they can be cut anywhere. */
  say(text: string, setting: Setting): void {
    const letters = text.replace(/[\s\p{Cc}\u200b\ufffd]/gu, '');
    this.text += letters;
    for (let index = 0; index < letters.length; index++) this.settings.push(setting);
  }

  count(kind: Kind): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  colon: ':',
  copy: '©',
  NewLine: '\n',
};

/** A text with the character references of HTML replaced that hostile texts use. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
