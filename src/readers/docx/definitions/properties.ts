import { child, isOn, type XmlElement } from '../../ooxml/xml.ts';

/** `w:val` of a child element: how most properties are written. */
export const value = (parent: XmlElement | undefined, name: string): string | undefined =>
  child(parent, name)?.attributes['w:val'];

/** An on/off property (ISO/IEC 29500-1, 17.17.4): undefined where it is not given. */
export function toggle(parent: XmlElement | undefined, name: string): boolean | undefined {
  const element = child(parent, name);
  return element && isOn(element.attributes['w:val'] ?? '1');
}

/** Word's own limit of a table's columns. */
export const MOST_COLUMNS = 63;
