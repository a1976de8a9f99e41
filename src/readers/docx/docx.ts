import type { Block } from '../../document/block.ts';
import type { Message, Result } from '../../document/message.ts';
import type { FlowPage } from '../../document/page.ts';
import type { Reader, Reading } from '../reader.ts';
import { refusal, sniff } from '../sniff.ts';
import { readDocument } from './document.ts';
import { decryptPackage } from './encryption/decrypt.ts';
import { Package } from './package.ts';

/** Reads Word documents. Pages hold blocks and no places. Nothing outside the file is ever fetched. */
export const docxReader: Reader = {
  type: 'docx',
  async open(bytes, { password = '', maxInflatedBytes }) {
    const archive = sniff(bytes) === 'encrypted-office' ? decryptPackage(bytes, password) : bytes;
    const refused = refusal(sniff(archive));
    if (refused) throw refused;
    const { blocks, pageCount, messages } = await readDocument(new Package(archive, maxInflatedBytes));
    return newReading(pageCount, blocks, messages);
  },
};

function newReading(pageCount: number, blocks: readonly Block[], messages: readonly Message[]): Reading {
  const byPage = Map.groupBy(blocks, (block) => block.page);
  return {
    type: 'docx',
    pageCount,
    async *pages(numbers = Array.from({ length: pageCount }, (_, index) => index + 1)) {
      let unplaced = messages.filter((message) => message.page === undefined);
      for (const number of numbers) {
        const page: FlowPage = { source: 'flow', number, width: 0, height: 0, blocks: byPage.get(number) ?? [] };
        const result: Result<FlowPage> = {
          value: page,
          messages: [...unplaced, ...messages.filter((message) => message.page === number)],
        };
        unplaced = [];
        yield result;
      }
    },
    close() {
      byPage.clear();
    },
  };
}
