import type { Block, Furniture } from '../document/block.ts';
import type { Message } from '../document/message.ts';
import { quoted, quotedText } from '../document/quoted.ts';
import { textOf } from '../document/text.ts';
import { visit } from '../document/walk.ts';

/**
 * What layout left out of a document's text: running heads and feet, one message for each that differs in more than its
 * numbers, which quotes the first; and the line numbers of each listing.
 */
export function furnitureMessages(blocks: readonly Block[]): Message[] {
  const all = [...visit(blocks)];
  const furniture = all.filter((block) => block.kind === 'furniture').filter(({ runs }) => textOf(runs).trim() !== '');
  const alike = Map.groupBy(furniture, ({ runs }) => textOf(runs).replace(/\d+/g, '#'));
  const heads = [...alike.values()].map((group): Message => {
    const [first] = group as [Furniture, ...Furniture[]];
    const pages = new Set(group.map(({ page }) => page)).size;
    const where = pages === 1 ? `on page ${first.page}` : `on ${pages} pages from page ${first.page} on`;
    const text = `A running head, foot, stamp or watermark ${where} was left out: ${quotedText(textOf(first.runs))}.`;
    return { code: 'running_head', page: first.page, text, ...(first.box && { box: first.box }) };
  });
  const numbers = all.flatMap((block): Message[] => {
    if (block.kind !== 'code' || !block.lineNumbers?.length) return [];
    const text = `The line numbers of a listing on page ${block.page} were left out: ${quoted(block.lineNumbers)}.`;
    return [{ code: 'line_numbers', page: block.page, text }];
  });
  return [...heads, ...numbers];
}
