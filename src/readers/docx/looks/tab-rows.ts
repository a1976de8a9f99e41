import type { CellContent, Flow, Inline, ParagraphContent, RowContent } from '../content.ts';
import { textOf } from './paragraph-look.ts';

/** Fewest columns and rows of a table that is typed with tabs: two texts side by side are a line. */
export const FEWEST_CELLS = 3;
const FEWEST_ROWS = 2;
/** Most words in a cell: more are prose. */
const MOST_WORDS = 12;

/** The texts between the tabs of a line. */
export const cellsIn = (text: string): string[] => text.split(/\t[\t ]*/).filter((cell) => cell.trim() !== '');

/** Paragraphs that follow one another and have as many texts between tabs are the rows of a table. */
export function gatherTabRows(flow: readonly Flow[]): Flow[] {
  const gathered: Flow[] = [];
  let rows: ParagraphContent[] = [];
  let columns = 0;
  const close = (): void => {
    gathered.push(...(rows.length < FEWEST_ROWS ? rows : [tableOf(rows, columns)]));
    rows = [];
  };
  for (const content of flow) {
    const count = content.kind === 'paragraph' ? columnsOf(content) : 0;
    if (rows.length > 0 && content.kind === 'paragraph' && (count === columns || isRest(content, columns))) {
      rows.push(content);
      continue;
    }
    close();
    if (content.kind === 'paragraph' && count >= FEWEST_CELLS) {
      rows = [content];
      columns = count;
    } else {
      gathered.push(content);
    }
  }
  close();
  return gathered;
}

function columnsOf({ format, inlines, textBox }: ParagraphContent): number {
  const isText = inlines.every(({ kind }) => kind === 'text' || kind === 'anchor');
  if (format.list || format.level || format.role || textBox !== undefined || !isText) return 0;
  const cells = cellsIn(textOf(inlines));
  return cells.every((cell) => cell.trim().split(/\s+/).length <= MOST_WORDS) ? cells.length : 0;
}

const rawText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');

/** Whether a line below rows fills their last columns alone, as a total does. */
function isRest(paragraph: ParagraphContent, columns: number): boolean {
  const count = columnsOf(paragraph);
  return count > 0 && count < columns && /^ *\t/.test(rawText(paragraph.inlines));
}

function tableOf(rows: readonly ParagraphContent[], columns: number): Flow {
  const contents = rows.map((row): RowContent => {
    const cells = splitAtTabs(row.inlines).map((inlines) => cellOf({ ...row, inlines }));
    const missing = Array.from({ length: columns - cells.length }, () => cellOf(undefined));
    return { repeats: undefined, cells: [...missing, ...cells] };
  });
  return { kind: 'table', page: rows[0]?.page ?? 1, dressed: false, ruled: false, rows: contents };
}

const cellOf = (paragraph: ParagraphContent | undefined): CellContent => ({
  columnSpan: 1,
  rowSpan: 1,
  flow: paragraph ? [{ ...paragraph, format: { indent: 0 } }] : [],
});

function splitAtTabs(inlines: readonly Inline[]): Inline[][] {
  const cells: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      cells.at(-1)?.push(inline);
      continue;
    }
    for (const [index, text] of inline.text.split('\t').entries()) {
      if (index > 0) cells.push([]);
      if (text !== '') cells.at(-1)?.push({ ...inline, text });
    }
  }
  return cells.filter((cell) => textOf(cell) !== '');
}
