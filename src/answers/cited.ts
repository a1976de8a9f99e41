import type { Word } from '../document/page.ts';
import { boxesOf, type Evidence } from './evidence.ts';

/** The words of one page that a value comes from. */
export interface Source {
  /** One-based page number. */
  readonly page: number;
  /** Empty where the document has no places. */
  readonly words: readonly Word[];
  /** Probability from 0 to 1 that the value is right. */
  readonly confidence: number;
  /** The part of a string value that comes from here, in UTF-16 offsets; the whole value when absent. */
  readonly range?: readonly [start: number, end: number];
}

/** A value of an answer with its sources. */
export class Cited<T> {
  readonly value: T;
  readonly sources: readonly Source[];
  /** The standard form of a printed value, such as an ISO 8601 date. */
  readonly normalized: string | undefined;

  constructor(value: T, sources: readonly Source[], normalized?: string) {
    this.value = value;
    this.sources = sources;
    this.normalized = normalized;
  }
}

/** The type of an answer's JSON: every cited value without its sources. */
export type Bare<T> =
  T extends Cited<infer V> ? Bare<V> : T extends object ? { readonly [K in keyof T]: Bare<T[K]> } : T;

/** The data of an answer's tree without its sources. */
export function bare<T>(tree: T): Bare<T> {
  return bareNode(tree) as Bare<T>;
}

function bareNode(node: unknown): unknown {
  if (node instanceof Cited) return bareNode(node.value);
  if (Array.isArray(node)) return node.map(bareNode);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, bareNode(item)]));
}

/**
 * The evidence of every cited value in an answer's tree, in the tree's order. Pointers (RFC 6901) are built on the way
 * down, so that each of them leads to its value in the bare data.
 */
export const evidenceOf = (tree: unknown): Evidence[] => [...evidenceBelow(tree, '')];

function* evidenceBelow(node: unknown, pointer: string): Iterable<Evidence> {
  if (node instanceof Cited) {
    const standard = node.normalized === undefined ? {} : { normalized: node.normalized };
    for (const source of node.sources) yield { ...evidenceAt(pointer, source), ...standard };
    yield* evidenceBelow(node.value, pointer);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, item] of Object.entries(node)) yield* evidenceBelow(item, pointer + token(key));
  }
}

/** A reference token (RFC 6901, section 3). */
const token = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function evidenceAt(pointer: string, { page, words, confidence, range }: Source): Evidence {
  const read = words.reduce((sum, word) => sum + (word.confidence ?? 1), 0) / (words.length || 1);
  const share = words.length > 0 ? confidence * read : confidence;
  return { pointer, page, boxes: boxesOf(words), confidence: Number(share.toFixed(3)), ...(range ? { range } : {}) };
}
