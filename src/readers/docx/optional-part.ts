import { DamagedPart } from './damaged-part.ts';
import type { Losses } from './losses.ts';
import type { Package } from './package.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** Root element of a part that a document can do without; undefined where it is missing or damaged, which is noted. */
export function optionalPart(container: Package, name: string | undefined, losses: Losses): XmlElement | undefined {
  try {
    const text = name === undefined ? null : container.text(name);
    return name === undefined || text === null ? undefined : parseXml(text, name);
  } catch (error) {
    if (!(error instanceof DamagedPart)) throw error;
    losses.add('docx_damaged_part');
    return undefined;
  }
}
