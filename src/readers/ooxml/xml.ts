import { DOMParser } from '@xmldom/xmldom';
import { DamagedPart } from './damaged-part.ts';

/** An element with names as below and its text, whatever else a document object model would know. */
export interface XmlElement {
  /** `w:p` for a paragraph of either conformance class; the local name alone in namespaces not listed here. */
  readonly name: string;
  /** Attributes in namespaces not listed here are left out. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

/** Prefixes by which the reader names elements, whatever a file declares; the first address of each is written. */
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
  m: ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'http://purl.oclc.org/ooxml/officeDocument/math'],
  mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
  rel: ['http://schemas.openxmlformats.org/package/2006/relationships'],
  v: ['urn:schemas-microsoft-com:vml'],
  o: ['urn:schemas-microsoft-com:office:office'],
  w10: ['urn:schemas-microsoft-com:office:word'],
  w14: ['http://schemas.microsoft.com/office/word/2010/wordml'],
};

/** Names kept for a namespace: more than the standard has. */
const MOST_NAMES = 2000;

/** Names by prefix and local name, each made once. */
const names = new Map<string, Map<string, string>>();
const prefixes = new Map(Object.entries(namespaces).flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix])));

/** Root element of an XML text. Throws `DamagedPart` where it is not well-formed; `part` names it in the sentence. */
export function parseXml(text: string, part: string): XmlElement {
  const fail = (reason: unknown): never => {
    throw new Error(String(reason));
  };
  const options = { errorHandler: { warning: fail, error: fail, fatalError: fail }, domBuilder: new TreeBuilder() };
  try {
    // The parser hands out what the builder calls its document.
    return new DOMParser(options).parseFromString(text, 'text/xml') as unknown as XmlElement;
  } catch (cause) {
    throw new DamagedPart(`The part ${part} of this Office file is not well-formed XML.`, cause);
  }
}

/** Attributes of a start tag, as xmldom's parser gives them. */
interface TagAttributes {
  readonly length: number;
  getURI(index: number): string | undefined;
  getLocalName(index: number): string;
  getValue(index: number): string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});
const NO_CHILDREN: readonly XmlNode[] = Object.freeze([]);

/** Builds elements while xmldom parses: its own nodes would take several times the memory and time. */
class TreeBuilder {
  doc: XmlElement | undefined;
  readonly #open: OpenElement[] = [];

  startElement(uri: string | undefined, localName: string, _: string, attributes: TagAttributes): void {
    this.#open.push({ name: nameOf(uri, localName), attributes: attributesOf(attributes), children: [] });
  }

  endElement(): void {
    const element = this.#open.pop();
    if (!element) throw new Error('an element ends that was not open');
    const whole = element.children.length === 0 ? { ...element, children: NO_CHILDREN } : element;
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(whole);
    else if (this.doc) throw new Error('there are two root elements');
    else this.doc = whole;
  }

  characters(text: string, start: number, length: number): void {
    const parent = this.#open.at(-1);
    const last = parent?.children.at(-1);
    const piece = text.slice(start, start + length);
    if (typeof last === 'string') parent?.children.splice(-1, 1, last + piece);
    else if (piece !== '') parent?.children.push(piece);
  }

  endDocument(): void {
    if (!this.doc || this.#open.length > 0) throw new Error('the root element is not closed');
  }

  startDocument(): void {}
  startPrefixMapping(): void {}
  endPrefixMapping(): void {}
  processingInstruction(): void {}
  comment(): void {}
  startCDATA(): void {}
  endCDATA(): void {}
}

/** Revision identifiers (17.3.1, MS-DOCX 2.2.5) are on most elements and describe no content. */
const REVISION = /^(?:rsid|paraId$|textId$)/;

function attributesOf(attributes: TagAttributes): Readonly<Record<string, string>> {
  let found: Record<string, string> | undefined;
  for (let index = 0; index < attributes.length; index++) {
    const uri = attributes.getURI(index);
    const localName = attributes.getLocalName(index);
    if ((uri && !prefixes.has(uri)) || REVISION.test(localName)) continue;
    found ??= {};
    found[nameOf(uri, localName)] = attributes.getValue(index);
  }
  return found ?? NO_ATTRIBUTES;
}

function nameOf(uri: string | undefined, localName: string): string {
  const prefix = prefixes.get(uri ?? '');
  if (prefix === undefined) return localName;
  const known = names.get(prefix) ?? new Map<string, string>();
  names.set(prefix, known);
  const name = known.get(localName) ?? `${prefix}:${localName}`;
  if (known.size < MOST_NAMES) known.set(localName, name);
  return name;
}

/** A root element as an XML text that declares every namespace listed here. */
export function serializeXml({ name, attributes, children }: XmlElement): string {
  const declarations = Object.entries(namespaces).map(([prefix, [uri = '']]) => [`xmlns:${prefix}`, uri]);
  const chunks: string[] = [];
  write({ name, attributes: { ...Object.fromEntries(declarations), ...attributes }, children }, chunks);
  return chunks.join('');
}

function write(node: XmlNode, chunks: string[]): void {
  if (typeof node === 'string') {
    chunks.push(escapeXml(node));
    return;
  }
  chunks.push('<', node.name);
  for (const name of Object.keys(node.attributes))
    chunks.push(' ', name, '="', escapeXml(node.attributes[name] ?? ''), '"');
  chunks.push('>');
  for (const inner of node.children) write(inner, chunks);
  chunks.push('</', node.name, '>');
}

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => references[character] ?? '') : text;

/** A new element. */
export const create = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly XmlNode[] = [],
): XmlElement => ({ name, attributes, children });

/** Child elements, in order. */
export const elementsOf = (parent: XmlElement | undefined): XmlElement[] =>
  parent?.children.filter((node) => typeof node !== 'string') ?? [];

/** First child element of a name. */
export const child = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((node): node is XmlElement => typeof node !== 'string' && node.name === name);

/** All text within an element. */
export const contentOf = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(contentOf).join('');

/** Whether the text of an on/off attribute says on. */
export const isOn = (text: string | undefined): boolean => text !== undefined && !['0', 'false', 'off'].includes(text);
