import type { Block } from '../../document/block.ts';
import type { Message } from '../../document/message.ts';
import type { Package } from '../ooxml/package.ts';
import { readPieces } from './body.ts';
import { placeFurniture } from './headers.ts';
import { type Node, parseWithMammoth } from './mammoth.ts';
import { Notes, placeNotes } from './notes.ts';
import { type Parts, type Prepared, prepare } from './prepare.ts';

/** A Word document whose blocks are read on demand. */
export class WordDocument {
  /** At least 1, and no less than the page of any block. */
  readonly pageCount: number;
  readonly #prepared: Prepared;
  readonly #warnings = new Set<string>();

  /** Reads the parts of a package. Throws `corrupt_file` where the main one is missing or unreadable. */
  constructor(container: Package) {
    this.#prepared = prepare(container);
    this.pageCount = this.#prepared.pageCount;
  }

  /** All blocks in order, page after page. Throws `corrupt_file` where the text turns out to be damaged. */
  async *blocks(): AsyncGenerator<Block> {
    const { body: pieces, notes, marks, anchors, heads, feet } = this.#prepared;
    const body = { marks, anchors, notes: new Notes((await this.#parse(notes)).tree), page: 1, pinned: false };
    let reached = 1;
    for await (const block of placeFurniture(placeNotes(readPieces(this.#nodes(pieces), body), body), heads, feet)) {
      reached = Math.min(Math.max(reached, block.page), this.pageCount);
      yield block.page === reached ? block : { ...block, page: reached };
    }
  }

  /** What was left out, and mammoth's own sentences on what has been read so far. */
  get messages(): readonly Message[] {
    const warnings = [...this.#warnings].map((text) => ({ code: 'docx_warning', text }));
    return [...this.#prepared.losses.messages(this.pageCount), ...warnings];
  }

  async *#nodes(pieces: readonly Parts[]): AsyncGenerator<readonly Node[]> {
    for (const piece of pieces) yield (await this.#parse(piece)).tree.children;
  }

  async #parse(parts: Parts) {
    const parsed = await parseWithMammoth(parts);
    for (const warning of parsed.warnings) {
      // What browsers can show is no matter here.
      if (!warning.startsWith('Image of type')) this.#warnings.add(warning);
    }
    return parsed;
  }
}
