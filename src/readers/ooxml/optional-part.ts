import { DamagedPart } from './damaged-part.ts';
import type { Package } from './package.ts';
import type { XmlElement } from './xml.ts';

/** Root element of a part that a document can do without; undefined where it is missing or, after `onDamage`, damaged. */
export function optionalPart(
  container: Package,
  name: string | undefined,
  onDamage: () => void,
): XmlElement | undefined {
  try {
    return name === undefined ? undefined : (container.xml(name) ?? undefined);
  } catch (error) {
    if (!(error instanceof DamagedPart)) throw error;
    onDamage();
    return undefined;
  }
}
