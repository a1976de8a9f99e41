import { DocumentError } from '../../document/document-error.ts';
import { inflate } from './inflate.ts';
import { type Markup, measureMarkup } from './markup.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Word itself writes some dozens; a book with a picture on every page a few thousand. */
const MOST_PARTS = 20_000;
/** Elements of all parts read: a tree of these takes about 1 GB. A document of 2,000 pages has some 700,000. */
const MOST_ELEMENTS = 1_000_000;
/** Word nests tables, text boxes and controls to some dozens of levels; later stages recurse. */
const DEEPEST_ELEMENT = 250;

/**
 * The parts of an Office package (ISO/IEC 29500-2), each inflated when asked for and checked before anyone parses it.
 * Parts that nobody asks for (pictures, embedded files) are never inflated.
 */
export class Package {
  readonly #archive: Uint8Array;
  readonly #entries = new Map<string, ZipEntry>();
  readonly #maxInflatedBytes: number;
  #inflatedBytes = 0;
  #elements = 0;

  /**
   * @param maxInflatedBytes most bytes that the parts asked for may inflate to in all.
   * Throws `corrupt_file` where the archive has no whole directory or too many parts.
   */
  constructor(archive: Uint8Array, maxInflatedBytes: number) {
    const entries = readZipDirectory(archive);
    if (entries === null) {
      throw new DocumentError('corrupt_file', 'This Word file is cut short or damaged: its list of parts is missing.');
    }
    if (entries.length > MOST_PARTS) {
      throw new DocumentError(
        'corrupt_file',
        `This Word file has ${entries.length} parts; ${MOST_PARTS} are read at most.`,
      );
    }
    for (const entry of entries) this.#entries.set(entry.name, entry);
    this.#archive = archive;
    this.#maxInflatedBytes = maxInflatedBytes;
  }

  /** The text of an XML part, or null where there is none. Throws `corrupt_file` where it is damaged or unsafe. */
  text(name: string): string | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    this.#inflatedBytes += entry.size;
    if (this.#inflatedBytes > this.#maxInflatedBytes) throw this.#tooLarge();
    const text = decode(inflate(this.#archive, entry));
    this.#check(name, measureMarkup(text, DEEPEST_ELEMENT, MOST_ELEMENTS - this.#elements));
    return text;
  }

  #check(name: string, markup: Markup): void {
    this.#elements += markup.elements;
    if (markup.documentType) {
      throw new DocumentError(
        'corrupt_file',
        `The part ${name} declares a document type, which no Word file may have.`,
      );
    }
    if (markup.depth > DEEPEST_ELEMENT) {
      throw new DocumentError('corrupt_file', `The part ${name} nests more than ${DEEPEST_ELEMENT} elements deep.`);
    }
    if (this.#elements > MOST_ELEMENTS) {
      throw new DocumentError(
        'corrupt_file',
        `This Word file holds more than ${MOST_ELEMENTS} elements: split it first.`,
      );
    }
  }

  #tooLarge(): DocumentError {
    const megabytes = Math.floor(this.#maxInflatedBytes / 1e6);
    return new DocumentError('corrupt_file', `This Word file inflates to more than ${megabytes} MB.`);
  }
}

/** UTF-8 or UTF-16, the only encodings a part may have (ISO/IEC 29500-2, 8.1.4), by the byte order mark. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
