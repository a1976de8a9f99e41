import { readdir, readFile } from 'node:fs/promises';

/** A piece of text; a fact has a type. */
export interface Piece {
  readonly text: string;
  readonly type?: string;
}

/** Text with facts marked in it, such as `Dear {PERSON:Ms Okafor},`. */
export type Inline = readonly Piece[];

/**
 * A block of a description, by the sign that its lines begin with: `#` heading, `>` address (`>>` on the right), `-`
 * label and value side by side, `=` a form with borders, `^` boxes with a caption above the value, `|` table with its
 * head, `~` signature. Other lines are a paragraph.
 */
export interface Block {
  readonly sign: '#' | '>' | '>>' | '-' | '=' | '^' | '|' | '~' | '';
  /** Lines, and the cells of each; one cell where lines are not parted. */
  readonly lines: readonly (readonly Inline[])[];
}

/** A document of our own making. */
export interface Description {
  readonly id: string;
  readonly blocks: readonly Block[];
  readonly facts: readonly Required<Piece>[];
}

/** The halves: the rules were made by looking at the first; nobody looked at the second before it was measured. */
export const HALVES = ['first', 'second'] as const;
export type Half = (typeof HALVES)[number];

const LINE = /^(?:(#|>>|>|-|=|\^|~) |(\|)(?= ))?(.*)$/;
const PARTED = new Set(['-', '=', '^', '|']);

/** The documents of a half, by name. */
export async function descriptionsOf(half: Half): Promise<Description[]> {
  const folder = new URL(`${half}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (name) => describe(name.replace('.txt', ''), await readFile(new URL(name, folder), 'utf8'))),
  );
}

/** A description as it is written in a file. */
export function describe(id: string, text: string): Description {
  const blocks: { sign: Block['sign']; lines: Inline[][] }[] = [];
  let begins = true;
  for (const line of text.split('\n')) {
    const [, mark, bar, content = ''] = LINE.exec(line) ?? [];
    const sign = (mark ?? bar ?? '') as Block['sign'];
    const last = blocks.at(-1);
    if (content === '') begins = true;
    else {
      const cells = PARTED.has(sign) ? content.replace(/^ |\s*\|$/g, '').split(/ \| | \|(?= )/) : [content];
      const inline = cells.map((cell) => inlineOf(cell.trim()));
      if (!begins && last?.sign === sign && sign !== '#') last.lines.push(inline);
      else blocks.push({ sign, lines: [inline] });
      begins = false;
    }
  }
  const pieces = blocks.flatMap(({ lines }) => lines.flat(2));
  return { id, blocks, facts: pieces.filter((piece): piece is Required<Piece> => piece.type !== undefined) };
}

const inlineOf = (text: string): Inline =>
  text.split(/(\{[A-Z_]+:[^}]*\})/).flatMap((part): Piece[] => {
    const [, type, fact] = /^\{([A-Z_]+):([^}]*)\}$/.exec(part) ?? [];
    if (type !== undefined && fact !== undefined) return [{ text: fact, type }];
    return part === '' ? [] : [{ text: part }];
  });

/** The text without its marks. */
export const printed = (inline: Inline): string => inline.map(({ text }) => text).join('');
