import { goesOn } from '../../../document/list-marker.ts';
import type { Flow, Inline, ParagraphContent } from '../content.ts';
import { isBlank, textOf } from './paragraph-look.ts';
import { type TypedMarker, typedMarker } from './typed-marker.ts';

/** Fewest items of a list: one line alone may begin with a dash or an initial. */
const FEWEST_ITEMS = 2;
/** Word's own lists have nine levels. */
const DEEPEST = 8;
/** Twips by which a list is set in further than another: as for lists with numbering. */
const INDENT_STEP = 141;
/** Twips of a tab at the beginning of a line (17.15.1.25), and of a space. */
const TAB = 720;
const SPACE = 55;
/** Dashes that also begin what someone says. */
const SPEECH = /^[–—―]$/;
const ENDS_SPEECH = /[.?!…,:;"”»]\s*$/;
const BOX = /^[☐☑☒]$/u;
const EMPTY_BOX = '☐';
/** A number of several levels, which a clause begins with. */
const CLAUSE = /^\d+(?:\.\d+)+[.)]?\s/;

interface Item {
  readonly paragraph: ParagraphContent;
  readonly marker: TypedMarker;
  /** Twips. */
  readonly indent: number;
}

interface Open {
  readonly indent: number;
  readonly level: number;
  readonly id: string;
  last: TypedMarker;
  count: number;
  readonly around: Open | undefined;
}

/** Paragraphs that follow one another and begin with bullets, or with numbers that count on, are items of lists. */
export function markTypedLists(flow: readonly Flow[]): Flow[] {
  const marked: Flow[] = [];
  let items: Item[] = [];
  let lists = 0;
  const close = (): void => {
    marked.push(...asLists(items, () => `typed ${++lists}`));
    items = [];
  };
  for (const content of flow) {
    if (content.kind === 'paragraph' && isBlank(content)) {
      // An empty line sets items apart and ends no list.
      if (items.length === 0) marked.push(content);
      continue;
    }
    const item = content.kind === 'paragraph' ? itemOf(content, items.at(-1)) : undefined;
    if (!item || item.paragraph.textBox !== items.at(-1)?.paragraph.textBox) close();
    if (item) items.push(item);
    else marked.push(content.kind === 'paragraph' ? withoutIndent(content) : content);
  }
  close();
  return marked;
}

/** A clause goes on with no item above it, however far it is set in. */
const withoutIndent = (paragraph: ParagraphContent): ParagraphContent =>
  CLAUSE.test(textOf(paragraph.inlines)) ? { ...paragraph, format: { ...paragraph.format, indent: 0 } } : paragraph;

function itemOf(paragraph: ParagraphContent, before: Item | undefined): Item | undefined {
  const { format, inlines } = paragraph;
  if (format.list || format.level || format.role) return undefined;
  const text = inlines.map((inline) => (inline.kind === 'text' ? inline.text : '\n')).join('');
  const marker = typedMarker(text, before?.marker);
  if (!marker) return undefined;
  const indent = format.indent + [...marker.blanks].reduce((sum, blank) => sum + (blank === '\t' ? TAB : SPACE), 0);
  const isSpeech = SPEECH.test(marker.text) && indent === 0 && !marker.gap.includes('\t') && ENDS_SPEECH.test(text);
  return isSpeech ? undefined : { paragraph, marker, indent };
}

function asLists(items: readonly Item[], newId: () => string): Flow[] {
  let open: Open[] = [];
  const placed = items.map((item) => {
    open = open.filter(({ indent }) => indent < item.indent + INDENT_STEP);
    const longer = open.findLast((list) => isLevel(list, item) && goesOn(list.last, item.marker));
    if (longer) {
      open = open.slice(0, open.indexOf(longer) + 1);
      longer.last = item.marker;
      longer.count++;
      return { item, list: longer };
    }
    // A number that goes on with nothing begins no list within another.
    if (item.marker.ordinal > 1) open = open.filter((list) => !isLevel(list, item));
    open = open.slice(0, DEEPEST);
    const around = open.at(-1);
    const level = around ? around.level + 1 : 0;
    const list: Open = { indent: item.indent, level, id: newId(), last: item.marker, count: 1, around };
    open.push(list);
    return { item, list };
  });
  return placed.map(({ item, list }) => (isList(list) ? listed(item, list) : item.paragraph));
}

/** One item alone is a list only within another one. */
const isList = ({ count, around }: Open): boolean => count >= FEWEST_ITEMS || (around !== undefined && isList(around));

const isLevel = (list: Open, item: Item): boolean => Math.abs(list.indent - item.indent) < INDENT_STEP;

function listed({ paragraph, marker, indent }: Item, { id, level }: Open): ParagraphContent {
  const { format, inlines } = paragraph;
  const list = { list: id, level, ordered: marker.kind === 'number', marker: marker.text, indent };
  const length = marker.blanks.length + marker.text.length + marker.gap.length;
  const rest = withoutFirst(inlines, length);
  const box: Inline[] = BOX.test(marker.text) ? [{ kind: 'checkbox', checked: marker.text !== EMPTY_BOX }] : [];
  return { ...paragraph, format: { ...format, list }, inlines: [...box, ...rest] };
}

/** Inline content without so many characters at the beginning of its text. */
function withoutFirst(inlines: readonly Inline[], length: number): Inline[] {
  let left = length;
  return inlines.flatMap((inline) => {
    if (inline.kind !== 'text' || left === 0) return inline;
    const text = inline.text.slice(left);
    left = Math.max(0, left - inline.text.length);
    return text === '' ? [] : { ...inline, text };
  });
}
