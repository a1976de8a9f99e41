import { child, create, elementsOf, type XmlElement } from '../ooxml/xml.ts';
import { value } from './properties.ts';

/** A complex field that has begun and not ended (ISO/IEC 29500-1, 17.16.18). */
interface OpenField {
  instruction: string;
  /** Its result has begun. */
  separated: boolean;
  /** The instruction runs over the end of a paragraph: it may as well lack its end. */
  odd: boolean;
}

/** Fields within fields: Word's own go some levels down, and mammoth looks through all that are open at every run. */
const DEEPEST = 100;

/** Kinds of fields that show nothing, and those of forms, which the file holds elsewhere (17.16.5). */
const SILENT = /^(ADVANCE|ASK|FORMCHECKBOX|FORMDROPDOWN|FORMTEXT|NEXT|NEXTIF|PRIVATE|RD|SET|SKIPIF|TA|TC|XE)?$/;

/** The complex fields of a text flow, from the innermost that is open outwards. */
export class Fields {
  readonly #open: OpenField[] = [];

  /** How many are open. */
  get count(): number {
    return this.#open.length;
  }

  /** Whether what stands here is the result of a field within another's instruction, which nobody sees. */
  get isInstruction(): boolean {
    return this.#open.slice(0, -1).some(({ separated, odd }) => !separated && !odd);
  }

  /** A field begins; false where it is too deep in others to be followed. */
  begin(): boolean {
    if (this.#open.length === DEEPEST) return false;
    this.#open.push({ instruction: '', separated: false, odd: false });
    return true;
  }

  /** A piece of the instruction of the innermost one. */
  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.separated) field.instruction += text;
  }

  /** The innermost one's result begins: returns its instruction; undefined where none is open. */
  separate(): string | undefined {
    const field = this.#open.at(-1);
    if (!field || field.separated) return undefined;
    field.separated = true;
    return field.instruction;
  }

  /** The innermost one ends: returns its instruction, empty where it had a result; undefined where none is open. */
  end(): string | undefined {
    const field = this.#open.pop();
    return field && (field.separated ? '' : field.instruction);
  }

  /** A paragraph ends. */
  endParagraph(): void {
    for (const field of this.#open) field.odd = true;
  }
}

/** Cross-references that jump are links (17.16.5.35, 17.16.5.45, 17.16.5.51): mammoth knows those. */
export const instruction = (text: string): string =>
  text.replace(/^\s*(?:PAGE|NOTE)?REF\s+(\S+)(?=\s.*\\h\b).*$/is, 'HYPERLINK \\l "$1"');

/** Whether an instruction makes its result a link. */
export const isLink = (text: string): boolean => /^\s*HYPERLINK\s/i.test(text);

/** The bookmark that a HYPERLINK field leads to. */
export const placeIn = (text: string): string | undefined => /\\l\s+"([^"]+)"/.exec(text)?.[1];

/** What a drop-down form field shows (17.16.9, 17.16.27): the file holds it only as the number of an entry. */
export function chosenEntry(character: XmlElement): XmlElement[] {
  const list = child(child(character, 'w:ffData'), 'w:ddList');
  const entries = elementsOf(list).filter(({ name }) => name === 'w:listEntry');
  const chosen = entries[Number(value(list, 'w:result') ?? value(list, 'w:default') ?? '0')];
  return chosen ? [create('w:t', {}, [chosen.attributes['w:val'] ?? ''])] : [];
}

/**
 * What a field without a result shows by its instruction alone: the text of a button (17.16.5.23, 17.16.5.33) or a
 * symbol (17.16.5.64); null where nothing here can tell.
 */
export function shownByItself(text: string): XmlElement[] | null {
  const [, kind = '', rest = ''] = /^\s*(\w*)\s*(.*)$/s.exec(text) ?? [];
  if (SILENT.test(kind.toUpperCase())) return [];
  if (/^(MACRO|GOTO)BUTTON$/i.test(kind)) return [create('w:t', {}, [rest.replace(/^\S+\s*/, '').trim()])];
  const [, code, font] = (/^SYMBOL$/i.test(kind) && /^(0x[\da-f]+|\d+)\s.*\\f\s+"?([^"\\]+)/is.exec(rest)) || [];
  if (code === undefined || font === undefined) return null;
  const hex = Number(code).toString(16).toUpperCase().padStart(2, '0');
  return [create('w:sym', { 'w:font': font.trim(), 'w:char': hex })];
}
