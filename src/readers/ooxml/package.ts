import { DocumentError } from '../../document/document-error.ts';
import { inflate } from './inflate.ts';
import { type Markup, measureMarkup } from './markup.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Word itself writes some dozens; a book with a picture on every page a few thousand. */
const MOST_PARTS = 20_000;
/**
 * Elements of all parts read, properties aside: 110,000 take some 2 seconds and 200 MB. A book of 500 pages has some
 * 110,000, and as many properties, which cost little: a file that says how many pages it has may hold more of both for
 * each of them.
 */
const MOST_ELEMENTS = 110_000;
const MOST_PROPERTIES = 200_000;
const MOST_ELEMENTS_PER_PAGE = 1000;
const MOST_PAGES = 2000;
/** Bytes of all parts read: a page of Word's takes some 10 to 30 KB. */
const MOST_BYTES = 8_000_000;
const MOST_BYTES_PER_PAGE = 64_000;
/** Characters written by reference: a parser handles each apart. Books have some thousands. */
const MOST_REFERENCES = 500_000;
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
  #mostBytes: number;
  #inflatedBytes = 0;
  #elements = 0;
  #properties = 0;
  #mostElements = MOST_ELEMENTS;
  #mostProperties = MOST_PROPERTIES;

  /**
   * @param maxInflatedBytes most bytes that the parts asked for may inflate to in all.
   * Throws `corrupt_file` where the archive has no whole directory or too many parts.
   */
  constructor(archive: Uint8Array, maxInflatedBytes: number) {
    const entries = readZipDirectory(archive);
    if (entries === null) {
      throw new DocumentError(
        'corrupt_file',
        'This Office file is cut short or damaged: its list of parts is missing.',
      );
    }
    if (entries.length > MOST_PARTS) {
      throw new DocumentError(
        'corrupt_file',
        `This Office file has ${entries.length} parts; ${MOST_PARTS} are read at most.`,
      );
    }
    for (const entry of entries) this.#entries.set(entry.name, entry);
    this.#archive = archive;
    this.#maxInflatedBytes = maxInflatedBytes;
    this.#mostBytes = Math.min(MOST_BYTES, maxInflatedBytes);
  }

  /** Tells how many pages the file says it has, so that a long document may hold more. */
  expectPages(count: number): void {
    const pages = Math.min(count, MOST_PAGES);
    this.#mostElements = MOST_ELEMENTS + pages * MOST_ELEMENTS_PER_PAGE;
    this.#mostProperties = MOST_PROPERTIES + pages * MOST_ELEMENTS_PER_PAGE;
    this.#mostBytes = Math.min(MOST_BYTES + pages * MOST_BYTES_PER_PAGE, this.#maxInflatedBytes);
  }

  /** The text of an XML part, or null where there is none. Throws `DamagedPart`, or `corrupt_file` where it is unsafe. */
  text(name: string): string | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    this.#inflatedBytes += entry.size;
    if (this.#inflatedBytes > this.#mostBytes) throw this.#tooLarge();
    const text = decode(inflate(this.#archive, entry));
    const [elements, properties] = [this.#mostElements - this.#elements, this.#mostProperties - this.#properties];
    this.#check(name, measureMarkup(text, DEEPEST_ELEMENT, elements, properties));
    return text;
  }

  #check(name: string, markup: Markup): void {
    this.#elements += markup.elements;
    this.#properties += markup.properties;
    if (markup.documentType) {
      throw new DocumentError(
        'corrupt_file',
        `The part ${name} declares a document type, which no Office file may have.`,
      );
    }
    if (markup.depth > DEEPEST_ELEMENT) {
      throw new DocumentError('corrupt_file', `The part ${name} nests more than ${DEEPEST_ELEMENT} elements deep.`);
    }
    if (this.#elements > this.#mostElements) throw tooMany(`${this.#mostElements} elements`);
    if (this.#properties > this.#mostProperties) throw tooMany(`${this.#mostProperties} properties`);
    if (markup.references > MOST_REFERENCES) {
      throw new DocumentError(
        'corrupt_file',
        `The part ${name} writes more than ${MOST_REFERENCES} characters by reference: open the file in Office and save it.`,
      );
    }
  }

  #tooLarge(): DocumentError {
    const megabytes = Math.floor(this.#mostBytes / 1e6);
    return new DocumentError(
      'corrupt_file',
      `This Office file inflates to more than ${megabytes} MB for the pages it says it has: ` +
        'open it in Office and save it, which counts its pages, or split it.',
    );
  }
}

const tooMany = (what: string): DocumentError =>
  new DocumentError(
    'corrupt_file',
    `This Office file holds more than ${what} for the pages it says it has: ` +
      'open it in Office and save it, which counts its pages, or split it.',
  );

/** UTF-8 or UTF-16, the only encodings a part may have (ISO/IEC 29500-2, 8.1.4), by the byte order mark. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
