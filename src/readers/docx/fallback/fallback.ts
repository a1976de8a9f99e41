import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { optionalPart } from '../../ooxml/optional-part.ts';
import type { Package } from '../../ooxml/package.ts';
import { Relationships, relationshipsPart } from '../../ooxml/relationships.ts';
import { MAIN, type WalkedParts } from '../parts.ts';
import { convertTree } from './convert-tree.ts';
import type { MammothDocument } from './mammoth-tree.ts';

/** A zip must have one; a device whose clock is wrong may have none that fits. */
const ANY_DATE = '2000-01-01T00:00:00';
/** Tags of all parts: mammoth takes up to 100 MB for as many, and its time grows with the square of open fields. */
const MOST_TAGS = 40_000;

/**
 * Has mammoth read the parts of a package whose main part is damaged: its parser bears some of what ours does not, such
 * as a bare `&`. Undefined where it cannot read them either, or where they are too large for it.
 */
export async function readWithMammoth(container: Package): Promise<WalkedParts | undefined> {
  const parts = textParts(container);
  const tags = [...parts.values()].reduce((sum, text) => sum + countTags(text), 0);
  if (tags > MOST_TAGS) return undefined;
  const tree = await parseWithMammoth(parts);
  return tree && convertTree(tree);
}

/** The parts that mammoth reads, under the names by which it looks for them. */
function textParts(container: Package): ReadonlyMap<string, string> {
  const ignore = (): void => {};
  const main = new Relationships(container, '', ignore).targets('officeDocument')[0] ?? MAIN;
  const links = new Relationships(container, main, ignore);
  const parts = new Map<string, string>([['[Content_Types].xml', '<Types/>']]);
  const add = (target: string, source: string): void => {
    const text = container.text(source);
    if (text === null) return;
    parts.set(target, text);
    const relationships = optionalPart(container, relationshipsPart(source), ignore);
    if (relationships) parts.set(relationshipsPart(target), container.text(relationshipsPart(source)) ?? '');
  };
  add(MAIN, main);
  for (const type of ['styles', 'numbering', 'footnotes', 'endnotes', 'comments']) {
    const source = links.part(type);
    if (optionalPart(container, source, ignore)) add(`word/${type}.xml`, source);
  }
  return parts;
}

function countTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) count++;
  return count;
}

/** mammoth's tree of these parts (name to XML text), packed anew so that it sees exactly what was checked. */
async function parseWithMammoth(parts: ReadonlyMap<string, string>): Promise<MammothDocument | undefined> {
  const encoder = new TextEncoder();
  const files = Object.fromEntries([...parts].map(([name, text]) => [name, encoder.encode(text)]));
  const archive = zipSync(files, { level: 0, mtime: ANY_DATE });
  let tree: MammothDocument | undefined;
  // mammoth's browser build looks for `arrayBuffer`, its Node build for `buffer`.
  const input = { arrayBuffer: archive.buffer, buffer: archive } as unknown as { arrayBuffer: ArrayBuffer };
  const options = {
    includeDefaultStyleMap: false,
    includeEmbeddedStyleMap: false,
    transformDocument(document: MammothDocument) {
      tree = document;
      // The HTML is not needed: an empty document spares making it.
      return { ...document, children: [] };
    },
  };
  try {
    await mammoth.convertToHtml(input, options);
    return tree;
  } catch {
    return undefined;
  }
}
