import { DamagedPart } from './damaged-part.ts';
import type { Package } from './package.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** Root element of a part that a document can do without; undefined where it is missing or, after `onDamage`, damaged. */
export function optionalPart(
  container: Package,
  name: string | undefined,
  onDamage: () => void,
): XmlElement | undefined {
  try {
    const text = name === undefined ? null : container.text(name);
    return name === undefined || text === null ? undefined : parseXml(text, name);
  } catch (error) {
    if (!(error instanceof DamagedPart)) throw error;
    onDamage();
    return undefined;
  }
}
