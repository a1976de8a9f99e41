import type { Block } from '../../document/block.ts';
import type { Message } from '../../document/message.ts';
import { streamBlocks } from './blocks/blocks.ts';
import { Notes } from './blocks/notes.ts';
import { placeNotes } from './blocks/place-notes.ts';
import { placeFurniture } from './blocks/running-heads.ts';
import type { WalkedParts } from './parts.ts';

/** A Word document whose blocks are made on demand. */
export class WordDocument {
  readonly #parts: WalkedParts;

  constructor(parts: WalkedParts) {
    this.#parts = parts;
  }

  /** At least 1, and no less than the page of any block. */
  get pageCount(): number {
    return this.#parts.pageCount;
  }

  /** All blocks in order, page after page. */
  *blocks(): Generator<Block> {
    const { body, notes, anchors, heads, feet } = this.#parts;
    const references = { anchors, notes: new Notes(notes) };
    let reached = 1;
    for (const block of placeFurniture(placeNotes(streamBlocks(body, references), references), heads, feet)) {
      reached = Math.min(Math.max(reached, block.page), this.pageCount);
      yield block.page === reached ? block : { ...block, page: reached };
    }
  }

  /** The file of a picture; undefined where it is missing, damaged or too large. */
  picture(name: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#parts.picture(name);
  }

  /** What was left out. */
  get messages(): readonly Message[] {
    return this.#parts.losses.messages(this.pageCount);
  }
}
