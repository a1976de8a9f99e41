import { child, create, elementsOf, value, type XmlElement } from './xml.ts';

/** Cross-references that jump are links (ISO/IEC 29500-1, 17.16.5.45 and 17.16.5.51): mammoth knows those. */
export const instruction = (text: string): string =>
  text.replace(/^\s*(?:PAGE)?REF\s+(\S+)(?=\s.*\\h\b).*$/is, 'HYPERLINK \\l "$1"');

/** The bookmark that a HYPERLINK field leads to. */
export const placeIn = (text: string): string | undefined => /\\l\s+"([^"]+)"/.exec(text)?.[1];

/** What a drop-down form field shows (17.16.9, 17.16.27): the file holds it only as the number of an entry. */
export function chosenEntry(character: XmlElement): XmlElement[] {
  const list = child(child(character, 'w:ffData'), 'w:ddList');
  const entries = elementsOf(list).filter(({ name }) => name === 'w:listEntry');
  const chosen = entries[Number(value(list, 'w:result') ?? value(list, 'w:default') ?? '0')];
  return chosen ? [create('w:t', {}, [chosen.attributes['w:val'] ?? ''])] : [];
}
