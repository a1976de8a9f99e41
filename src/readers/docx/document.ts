import type { Block } from '../../document/block.ts';
import type { Message } from '../../document/message.ts';
import { type Body, readBlocks } from './body.ts';
import { placeFurniture } from './headers.ts';
import { parseWithMammoth } from './mammoth.ts';
import { lastPage, Notes, placeNotes } from './notes.ts';
import type { Package } from './package.ts';
import { prepare } from './prepare.ts';

export interface WordDocument {
  readonly blocks: readonly Block[];
  /** At least 1, and no less than the page of any block. */
  readonly pageCount: number;
  readonly messages: readonly Message[];
}

/** Reads the whole document of a package. Throws `corrupt_file` where its main part is missing or unreadable. */
export async function readDocument(container: Package): Promise<WordDocument> {
  const { parts, marks, anchors, losses, heads, feet, pageCount } = prepare(container);
  const { tree, warnings } = await parseWithMammoth(parts);
  const body: Body = { marks, anchors, notes: new Notes(tree), page: 1, pinned: false };
  const noted = placeNotes(readBlocks(tree.children, body), body);
  const blocks = placeFurniture(noted, heads, feet);
  const pages = Math.max(pageCount, lastPage(blocks));
  return {
    blocks,
    pageCount: pages,
    messages: [...losses.messages(pages), ...warnings.flatMap(warningMessages)],
  };
}

/** What browsers can show is no matter here. */
const warningMessages = (warning: string): Message[] =>
  warning.startsWith('Image of type') ? [] : [{ code: 'docx_warning', text: warning }];
