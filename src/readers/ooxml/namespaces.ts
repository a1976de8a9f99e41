/** Prefixes by which the readers name elements, whatever a file declares: the addresses of both conformance classes. */
const namespaces: Readonly<Record<string, readonly string[]>> = {
  w: [
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'http://purl.oclc.org/ooxml/wordprocessingml/main',
  ],
  r: [
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
  ],
  wp: [
    'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
    'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
  ],
  a: ['http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
  pic: ['http://schemas.openxmlformats.org/drawingml/2006/picture', 'http://purl.oclc.org/ooxml/drawingml/picture'],
  c: ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'http://purl.oclc.org/ooxml/drawingml/chart'],
  dgm: ['http://schemas.openxmlformats.org/drawingml/2006/diagram', 'http://purl.oclc.org/ooxml/drawingml/diagram'],
  adec: ['http://schemas.microsoft.com/office/drawing/2017/decorative'],
  m: ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'http://purl.oclc.org/ooxml/officeDocument/math'],
  mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
  rel: ['http://schemas.openxmlformats.org/package/2006/relationships'],
  v: ['urn:schemas-microsoft-com:vml'],
  o: ['urn:schemas-microsoft-com:office:office'],
  w10: ['urn:schemas-microsoft-com:office:word'],
  w14: ['http://schemas.microsoft.com/office/word/2010/wordml'],
};

const prefixes: ReadonlyMap<string, string> = new Map(
  Object.entries(namespaces).flatMap(([prefix, addresses]) => addresses.map((address) => [address, prefix] as const)),
);

/** Revision identifiers (attributes of 17.3.1.22 and of MS-DOCX) are on most elements and describe no content. */
const REVISION = /^(?:rsid|paraId$|textId$)/;

/** Names kept for a scope: more than the standard has. */
const MOST_NAMES = 4000;

/** The namespaces declared where an element is (Namespaces in XML 1.0, 6): names as written become names as above. */
export class NamespaceScope {
  readonly #outer: NamespaceScope | undefined;
  /** Addresses by prefix, of the declarations of one element; the prefix is empty for the default. */
  readonly #declared: ReadonlyMap<string, string>;
  readonly #elements = new Map<string, string>();
  readonly #attributes = new Map<string, string | undefined>();

  constructor(outer?: NamespaceScope, declared: ReadonlyMap<string, string> = new Map()) {
    this.#outer = outer;
    this.#declared = declared;
  }

  /** The scope of an element with these attributes: this one, unless they declare anything new. */
  within(attributes: Readonly<Record<string, string>>): NamespaceScope {
    let declared: Map<string, string> | undefined;
    for (const name in attributes) {
      if (!name.startsWith('xmlns') || (name.length > 5 && name[5] !== ':')) continue;
      const prefix = name.slice(6);
      const address = attributes[name] ?? '';
      if (this.#address(prefix) === address) continue;
      declared ??= new Map();
      declared.set(prefix, address);
    }
    return declared ? new NamespaceScope(this, declared) : this;
  }

  /** `w:p` for a paragraph of either conformance class; the local name alone in namespaces not listed above. */
  element(written: string): string {
    const known = this.#elements.get(written);
    if (known !== undefined) return known;
    const [prefix, local] = split(written);
    const own = prefixes.get(this.#address(prefix) ?? '');
    const name = own === undefined ? local : `${own}:${local}`;
    if (this.#elements.size < MOST_NAMES) this.#elements.set(written, name);
    return name;
  }

  /** The same for an attribute; undefined for one of a namespace not listed above, and for revision identifiers. */
  attribute(written: string): string | undefined {
    if (this.#attributes.has(written)) return this.#attributes.get(written);
    const [prefix, local] = split(written);
    const own = prefixes.get(this.#address(prefix) ?? '');
    const isKept = prefix === '' ? local !== 'xmlns' : own !== undefined;
    const name = !isKept || REVISION.test(local) ? undefined : prefix === '' ? local : `${own}:${local}`;
    if (this.#attributes.size < MOST_NAMES) this.#attributes.set(written, name);
    return name;
  }

  #address(prefix: string): string | undefined {
    const address = this.#declared.get(prefix);
    return address === undefined && this.#outer ? this.#outer.#address(prefix) : address;
  }
}

function split(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return colon === -1 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}
