import { type SaxesOptions, SaxesParser, type SaxesTagPlain } from 'saxes';
import { DocumentError } from '../../document/document-error.ts';
import { DamagedPart } from './damaged-part.ts';
import { ElementBudget } from './element-budget.ts';
import { NamespaceScope } from './namespaces.ts';

/** An element with names as below and its text, whatever else a document object model would know. */
export interface XmlElement {
  /** As `NamespaceScope.element` names it: `w:p`. */
  readonly name: string;
  /** Those that `NamespaceScope.attribute` names. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;

/**
 * Root element of an XML text. `part` names it in sentences, `budget` bounds its elements.
 * Throws `DamagedPart` where it is not well-formed, and `corrupt_file` beyond the budget or where it declares a
 * document type: no entity is ever looked up.
 */
export function parseXml(text: string, part: string, budget = new ElementBudget()): XmlElement {
  const builder = new TreeBuilder(part, budget);
  const parser = new SaxesParser(OPTIONS);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new DocumentError(
      'corrupt_file',
      `The part ${part} declares a document type, which no Office file may have: save the file anew in Office and send that.`,
    );
  });
  parser.on('opentag', (tag) => builder.open(tag));
  parser.on('closetag', () => builder.close());
  parser.on('text', (piece) => builder.text(piece));
  parser.on('cdata', (piece) => builder.text(piece));
  try {
    parser.write(text.replace(CONTROLS, '')).close();
    return builder.root();
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    throw new DamagedPart(`The part ${part} of this Office file is not well-formed XML.`, cause);
  }
}

/** Names are resolved here: the parser's own way makes an object for each attribute. */
const OPTIONS = { xmlns: false, position: false } as const satisfies SaxesOptions;

/** Control characters, which XML 1.0 (2.2) does not allow and some programs write all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});
const NO_CHILDREN: XmlNode[] = [];

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
}

/** Builds elements from what the parser comes by. */
class TreeBuilder {
  readonly #part: string;
  readonly #budget: ElementBudget;
  readonly #open: OpenElement[] = [];
  readonly #scopes: NamespaceScope[] = [new NamespaceScope()];
  #root: XmlElement | undefined;

  constructor(part: string, budget: ElementBudget) {
    this.#part = part;
    this.#budget = budget;
  }

  open({ name, attributes }: SaxesTagPlain): void {
    this.#budget.spend(this.#open.length + 1, this.#part);
    const scope = (this.#scopes.at(-1) ?? new NamespaceScope()).within(attributes);
    const element = { name: scope.element(name), attributes: named(attributes, scope), children: NO_CHILDREN };
    this.#append(element);
    this.#root ??= element;
    this.#open.push(element);
    this.#scopes.push(scope);
  }

  close(): void {
    this.#open.pop();
    this.#scopes.pop();
  }

  text(piece: string): void {
    this.#budget.spendText(piece.length);
    const children = this.#open.at(-1)?.children;
    const last = children?.at(-1);
    if (children && typeof last === 'string') children[children.length - 1] = last + piece;
    else this.#append(piece);
  }

  root(): XmlElement {
    if (!this.#root) throw new Error('there is no root element');
    return this.#root;
  }

  /** Most elements are properties without children: those share one empty list. */
  #append(node: XmlNode): void {
    const parent = this.#open.at(-1);
    if (!parent) return;
    if (parent.children === NO_CHILDREN) parent.children = [node];
    else parent.children.push(node);
  }
}

function named(attributes: Readonly<Record<string, string>>, scope: NamespaceScope): Readonly<Record<string, string>> {
  let found: Record<string, string> | undefined;
  for (const written in attributes) {
    const name = scope.attribute(written);
    if (name === undefined) continue;
    found ??= {};
    found[name] = attributes[written] ?? '';
  }
  return found ?? NO_ATTRIBUTES;
}

/** Child elements, in order. */
export const elementsOf = (parent: XmlElement | undefined): XmlElement[] =>
  parent?.children.filter((node) => typeof node !== 'string') ?? [];

/** First child element of a name. */
export const child = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((node): node is XmlElement => typeof node !== 'string' && node.name === name);

/** All text within an element. */
export const contentOf = (node: XmlNode): string =>
  typeof node === 'string' ? node : node.children.map(contentOf).join('');

/** Whether the text of an on/off attribute says on (ISO/IEC 29500-1, 22.9.2.7). */
export const isOn = (text: string | undefined): boolean => text !== undefined && !['0', 'false', 'off'].includes(text);
