import type { FieldDeclaration } from '../../../document/form-field.ts';
import { child, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import { symbolCharacter } from '../../symbol-fonts.ts';
import type { Link } from '../content.ts';
import { toggle, value } from '../definitions/properties.ts';

/** A complex field that has begun and not ended (ISO/IEC 29500-1, 17.16.18). */
export interface OpenField {
  /** Its `begin` character, which holds the data of a form field. */
  readonly character: XmlElement;
  instruction: string;
  /** Its result has begun. */
  separated: boolean;
  /** Its instruction runs over the end of a paragraph: it may as well lack its end. */
  odd: boolean;
  link?: Link | undefined;
  /** Of a form field: what its data say. */
  readonly declared: FieldDeclaration | undefined;
}

/** Levels of fields within fields: Word's own have a few, and every text searches the open ones. */
const DEEPEST = 100;

/** Kinds of fields that show nothing, and those of forms, which the file holds elsewhere (17.16.5). */
const SILENT = /^(ADVANCE|ASK|FORMCHECKBOX|FORMDROPDOWN|FORMTEXT|NEXT|NEXTIF|PRIVATE|RD|SET|SKIPIF|TA|TC|XE)?$/;

/** The complex fields of a text flow, from the innermost that is open outwards. */
export class Fields {
  readonly #open: OpenField[] = [];

  /** Whether what comes here is the result of a field within another's instruction, which is never shown. */
  get isInstruction(): boolean {
    return this.#open.slice(0, -1).some(({ separated, odd }) => !separated && !odd);
  }

  /** Where the innermost field leads whose result this is. */
  get link(): Link | undefined {
    return this.#open.findLast(({ link }) => link)?.link;
  }

  /** The innermost form field. */
  get declared(): FieldDeclaration | undefined {
    return this.#open.findLast(({ declared }) => declared)?.declared;
  }

  /** A field begins; false where it is too deep in others to be followed. */
  begin(character: XmlElement): boolean {
    if (this.#open.length === DEEPEST) return false;
    this.#open.push({ character, instruction: '', separated: false, odd: false, declared: declaredBy(character) });
    return true;
  }

  /** A part of the instruction of the innermost one. */
  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.separated) field.instruction += text;
  }

  /** The innermost one's result begins: returns where it leads; undefined for most. */
  separate(): Link | undefined {
    const field = this.#open.at(-1);
    if (!field || field.separated) return undefined;
    field.separated = true;
    field.link = linkOf(field.instruction);
    return field.link;
  }

  /** The innermost one ends and is returned; undefined where none is open. */
  end(): OpenField | undefined {
    return this.#open.pop();
  }

  /** A paragraph ends. */
  endParagraph(): void {
    for (const field of this.#open) field.odd = true;
  }
}

/** Where a field's result leads: hyperlinks, and cross-references that jump; undefined for others. */
export function linkOf(instruction: string): Link | undefined {
  // 17.16.5.35, 17.16.5.45, 17.16.5.51
  const reference = /^\s*(?:PAGE|NOTE)?REF\s+(\S+)(?=\s.*\\h\b)/is.exec(instruction)?.[1];
  if (reference !== undefined) return { kind: 'bookmark', name: reference };
  return /^\s*HYPERLINK\s/i.test(instruction) ? hyperlink(instruction) : undefined;
}

/** Switches of HYPERLINK that take an argument beside `\l`, a place in the target (17.16.5.25). */
const WITH_ARGUMENT = /^\\[ost]$/i;

function hyperlink(instruction: string): Link | undefined {
  let address = '';
  let place = '';
  let waiting: 'place' | 'other' | undefined;
  for (const [word, quoted] of instruction.trim().matchAll(/"([^"]*)"?|\S+/g)) {
    const text = quoted ?? word;
    if (waiting === 'place') place = text;
    if (waiting === undefined && /^\\l$/i.test(word)) waiting = 'place';
    else if (waiting === undefined && WITH_ARGUMENT.test(word)) waiting = 'other';
    else {
      if (waiting === undefined && !word.startsWith('\\') && !/^HYPERLINK$/i.test(word)) address ||= text;
      waiting = undefined;
    }
  }
  if (address !== '') return { kind: 'address', address: place === '' ? address : `${address}#${place}` };
  return place === '' ? undefined : { kind: 'bookmark', name: place };
}

const KINDS = { 'w:textInput': 'text', 'w:ddList': 'choice', 'w:checkBox': 'check box' } as const;

/** What a form field's data say of it (17.16.17); undefined for other fields. */
function declaredBy(character: XmlElement): FieldDeclaration | undefined {
  const data = child(character, 'w:ffData');
  const [element, kind] = Object.entries(KINDS).find(([name]) => child(data, name)) ?? [];
  if (!element || !kind) return undefined;
  const title = (value(data, 'w:helpText') ?? value(data, 'w:statusText') ?? '').trim();
  const declared = { kind, name: value(data, 'w:name') ?? '', title };
  return kind === 'check box' ? { ...declared, checked: isChecked(child(data, element)) } : declared;
}

const isChecked = (box: XmlElement | undefined): boolean =>
  toggle(box, 'w:checked') ?? toggle(box, 'w:default') ?? false;

/** What a drop-down form field shows (17.16.9, 17.16.27): the file holds it only as the number of an entry. */
export function chosenEntry(character: XmlElement): string | undefined {
  const list = child(child(character, 'w:ffData'), 'w:ddList');
  const entries = elementsOf(list).filter(({ name }) => name === 'w:listEntry');
  return entries[Number(value(list, 'w:result') ?? value(list, 'w:default') ?? '0')]?.attributes['w:val'];
}

/** Whether a check box form field is checked (17.16.7); undefined for other fields. */
export function checkedBox({ instruction, character }: OpenField): boolean | undefined {
  if (!/FORMCHECKBOX/.test(instruction)) return undefined;
  return isChecked(child(child(character, 'w:ffData'), 'w:checkBox'));
}

/**
 * What a field without a result shows by its instruction alone: the text of a button (17.16.5.23, 17.16.5.33) or a
 * symbol (17.16.5.64), empty for a field that shows nothing; null where the instruction does not tell.
 */
export function shownByItself(instruction: string): string | null {
  const [, kind = '', rest = ''] = /^\s*(\w*)\s*(.*)$/s.exec(instruction) ?? [];
  if (SILENT.test(kind.toUpperCase())) return '';
  if (/^(MACRO|GOTO)BUTTON$/i.test(kind)) return rest.replace(/^\S+\s*/, '').trim();
  const [, code, font] = (/^SYMBOL$/i.test(kind) && /^(0x[\da-f]+|\d+)\s.*\\f\s+"?([^"\\]+)/is.exec(rest)) || [];
  return code === undefined || font === undefined ? null : (symbolCharacter(font.trim(), Number(code)) ?? null);
}
