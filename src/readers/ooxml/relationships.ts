import { optionalPart } from './optional-part.ts';
import type { Package } from './package.ts';
import { elementsOf } from './xml.ts';

/** A link from one part to another, or to an address outside the package (ISO/IEC 29500-2, clause 9.3). */
export interface Relationship {
  readonly id: string;
  /** Last segment of the type's address, which is alike in both conformance classes: `styles`, `officeDocument`. */
  readonly type: string;
  /** As written: relative to the part, unless external. */
  readonly target: string;
  /** Whether it leads out of the package. */
  readonly external: boolean;
}

/** The links of one part. */
export class Relationships {
  readonly #part: string;
  readonly #links: readonly Relationship[];

  /** Reads the links of a part; of the package itself for an empty name. None where it has no such part or a damaged one. */
  constructor(container: Package, part: string, onDamage: () => void) {
    this.#part = part;
    this.#links = elementsOf(optionalPart(container, relationshipsPart(part), onDamage)).map(({ attributes }) => ({
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').split('/').at(-1) ?? '',
      target: attributes.Target ?? '',
      external: attributes.TargetMode === 'External',
    }));
  }

  /** Names of the parts that links of a type lead to. */
  targets(type: string): string[] {
    return this.#links.filter((link) => link.type === type).map(({ target }) => resolve(this.#part, target));
  }

  /** Name of the one part of a type, in its usual place where no link says otherwise. */
  part(type: string): string {
    return this.targets(type)[0] ?? resolve(this.#part, `${type}.xml`);
  }

  /** Where a link leads, as written; undefined where there is no such link. */
  address(id: string): string | undefined {
    return this.#links.find((link) => link.id === id)?.target;
  }

  /** Where a link leads: the name of a part, or an address outside of the package; undefined where there is no such link. */
  destination(id: string): { readonly name: string; readonly external: boolean } | undefined {
    const link = this.#links.find((one) => one.id === id);
    if (!link) return undefined;
    const { target, external } = link;
    return { name: external ? target : resolve(this.#part, target), external };
  }

  /** Name of the part that a link leads to; undefined where there is no such link. */
  target(id: string): string | undefined {
    const address = this.address(id);
    return address === undefined ? undefined : resolve(this.#part, address);
  }
}

/** Name of the part that holds the relationships of `part`; of the package itself for an empty name. */
export function relationshipsPart(part: string): string {
  const cut = part.lastIndexOf('/') + 1;
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
}

function resolve(part: string, target: string): string {
  const base = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const segment of target.replaceAll('\\', '/').split('/')) {
    if (segment === '..') base.pop();
    else if (segment !== '' && segment !== '.') base.push(segment);
  }
  return base.join('/');
}
