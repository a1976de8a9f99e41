import { DocumentError } from '../../document/document-error.ts';
import { UNWATCHED, type Watch } from '../../document/watch.ts';
import { DamagedPart } from './damaged-part.ts';
import { ElementBudget } from './element-budget.ts';
import { inflate } from './inflate.ts';
import { parseXml, type XmlElement } from './xml.ts';
import { MOST_ENTRIES, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Word itself writes some dozens; a book with a picture on every page a few thousand. */
const MOST_PARTS = MOST_ENTRIES - 1;
const MOST_PAGES = 2000;
/** Bytes of all parts read: a page of Word's takes some 10 to 30 KB. */
const MOST_BYTES = 8_000_000;
const MOST_BYTES_PER_PAGE = 64_000;
/** Bytes of all parts, however many pages there are: 2,000 pages of Word's. Text takes up to four times as much. */
const MOST_BYTES_EVER = 64_000_000;

/**
 * The parts of an Office package (ISO/IEC 29500-2), each inflated and parsed when asked for, within limits.
 * Pictures have a limit of their own; other parts (embedded files) are never inflated.
 */
export class Package {
  readonly #archive: Uint8Array;
  readonly #entries = new Map<string, ZipEntry>();
  readonly #maxInflatedBytes: number;
  /** Is told that reading goes on. */
  readonly watch: Watch;
  readonly #budget: ElementBudget;
  #mostBytes: number;
  #inflatedBytes = 0;
  #pictureBytes = 0;

  /**
   * @param maxInflatedBytes most bytes that the parts asked for may inflate to in all.
   * Throws `corrupt_file` where the archive has no whole directory or too many parts.
   */
  constructor(archive: Uint8Array, maxInflatedBytes: number, watch = UNWATCHED) {
    this.watch = watch;
    this.#budget = new ElementBudget(watch);
    const entries = readZipDirectory(archive);
    if (entries === null) {
      throw new DocumentError(
        'corrupt_file',
        'This Office file is cut short or damaged: its list of parts is missing. Download or copy it again.',
      );
    }
    if (entries.length > MOST_PARTS) {
      throw new DocumentError(
        'corrupt_file',
        `This Office file has more than ${MOST_PARTS} parts, the most that are read: split it, or save it as PDF.`,
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
    this.#budget.expectPages(pages);
    this.#mostBytes = Math.min(MOST_BYTES + pages * MOST_BYTES_PER_PAGE, MOST_BYTES_EVER, this.#maxInflatedBytes);
  }

  /** Root element of an XML part; null where there is none. Throws `DamagedPart`, or `corrupt_file` beyond a limit. */
  xml(name: string): XmlElement | null {
    const text = this.text(name);
    return text === null ? null : parseXml(text, name, this.#budget);
  }

  /** The text of a part; null where there is none. Throws `DamagedPart`, or `corrupt_file` beyond a limit. */
  text(name: string): string | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    this.#inflatedBytes += entry.size;
    if (this.#inflatedBytes > this.#mostBytes) throw this.#tooLarge();
    return decode(inflate(this.#archive, entry));
  }

  /** The file of a picture; undefined where there is none, it is damaged, or all those asked for inflate to too much. */
  picture(name: string): Uint8Array<ArrayBuffer> | undefined {
    const entry = this.#entries.get(name);
    if (!entry || this.#pictureBytes + entry.size > this.#maxInflatedBytes) return undefined;
    this.#pictureBytes += entry.size;
    try {
      return new Uint8Array(inflate(this.#archive, entry));
    } catch (error) {
      if (error instanceof DamagedPart) return undefined;
      throw error;
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

/** UTF-8 or UTF-16, the only encodings a part may have (ISO/IEC 29500-2, 8.1.4), by the byte order mark. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
