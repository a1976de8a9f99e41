import { unzipSync } from 'fflate';

/** A stretch of text in a part of a Word file, found by its tags alone. */
export interface WrittenText {
  readonly part: string;
  readonly text: string;
  /** It is part of an equation, which is answered in LaTeX. */
  readonly equation?: boolean;
  /** What keeps it out of sight, by the code of the message that has to say so. */
  readonly unseen?: string;
}

const PARTS = /^word\/(document\d*|footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/;
const TAG = /<(\/?)([\w.-]+:)?([\w.-]+)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Elements whose text nobody sees, and what has to be said of them; nothing of those that are shown elsewhere. */
const UNSEEN: Readonly<Record<string, string>> = { del: 'docx_tracked_deletion', rt: 'docx_phonetic_guide' };
/** Read in another form, or twice in the file. */
const ELSEWHERE = ['moveFrom', 'Choice', 'instrText', 'delText', 'checkbox'];

interface Open {
  readonly name: string;
  readonly attributes: string;
  hidden: boolean;
}

/** All text of a Word file's body, notes, comments, heads and feet; notes only where the body refers to them. */
export function writtenText(docx: Uint8Array): WrittenText[] {
  const parts = unzipSync(docx, { filter: ({ name }) => PARTS.test(name) });
  const texts = Object.entries(parts).map(([part, bytes]) => [part, new TextDecoder().decode(bytes)] as const);
  const all = texts.map(([, xml]) => xml).join('');
  return texts.flatMap(([part, xml]) => textsOf(part, xml, all));
}

function textsOf(part: string, xml: string, all: string): WrittenText[] {
  const found: WrittenText[] = [];
  const open: Open[] = [];
  const note = /(footnote|endnote|comment)s\.xml$/.exec(part)?.[1];
  for (const match of xml.matchAll(TAG)) {
    const [whole, closing, , name = '', attributes = '', empty] = match;
    if (closing) open.pop();
    else if (name === 'vanish' && !/val="(0|false|off)"/.test(attributes)) hide(open);
    else if (name === 'checkbox') tick(open);
    if (closing || empty) continue;
    open.push({ name, attributes, hidden: false });
    if (name !== 't') continue;
    const start = match.index + whole.length;
    const text = decode(xml.slice(start, xml.indexOf('<', start)));
    const names = open.map((element) => element.name);
    if (ELSEWHERE.some((outer) => names.includes(outer)) || open.some(({ name: outer }) => outer === 'ticked'))
      continue;
    if (note && !isReferred(note, open, all)) continue;
    const unseen = open.some(({ hidden }) => hidden)
      ? 'docx_hidden_text'
      : UNSEEN[names.find((outer) => UNSEEN[outer]) ?? ''];
    const equation = names.includes('oMath');
    found.push({ part, text, equation, ...(unseen && { unseen }) });
  }
  return found;
}

/** The run is what holds the properties in which `vanish` stands. */
function hide(open: readonly Open[]): void {
  const run = open.findLast(({ name }) => name === 'r');
  if (run && open.at(-1)?.name === 'rPr') run.hidden = true;
}

/** The sign in a check box is read as its state. */
function tick(open: Open[]): void {
  const control = open.findLastIndex(({ name }) => name === 'sdt');
  const found = open[control];
  if (found) open[control] = { ...found, name: 'ticked' };
}

function isReferred(note: string, open: readonly Open[], all: string): boolean {
  const attributes = open.find(({ name }) => name === note)?.attributes ?? '';
  const id = /[:\s]id="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return new RegExp(`${note}Reference[^>]*:id="${id.replace(/\W/g, '\\$&')}"`).test(all);
}

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex: string, decimal: string, name: string) =>
    name ? (ENTITIES[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
