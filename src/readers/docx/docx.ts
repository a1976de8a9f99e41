import type { Block } from '../../document/block.ts';
import type { Result } from '../../document/message.ts';
import type { FlowPage } from '../../document/page.ts';
import type { Watch } from '../../document/watch.ts';
import { documentTypeOf, sniff } from '../../formats/sniff.ts';
import { DamagedPart } from '../ooxml/damaged-part.ts';
import { Package } from '../ooxml/package.ts';
import type { Reader, Reading } from '../reader.ts';
import { WordDocument } from './document.ts';
import { type WalkedParts, walkParts } from './parts.ts';

/** Reads Word documents. Pages hold blocks and no places. Nothing outside the file is ever fetched. */
export const docxReader: Reader = {
  async open(bytes, { password = '', maxInflatedBytes, watch }) {
    const format = await sniff(bytes);
    const isEncrypted = format === 'encrypted-office';
    const archive = isEncrypted ? await decrypt(bytes, password) : bytes;
    // An encrypted Office file may turn out to be a workbook.
    documentTypeOf(isEncrypted ? await sniff(archive) : format);
    return newReading(new WordDocument(await readParts(archive, maxInflatedBytes, watch)));
  },
};

/** The package inside an encrypted file, by code that is loaded for such files alone. */
async function decrypt(bytes: Uint8Array<ArrayBuffer>, password: string): Promise<Uint8Array<ArrayBuffer>> {
  const { decryptPackage } = await import('../ooxml/encryption/decrypt.ts');
  return decryptPackage(bytes, password);
}

/** The parts as we walk them; those of a damaged main part as a second reader does, which is loaded for them alone. */
async function readParts(archive: Uint8Array, maxInflatedBytes: number, watch?: Watch): Promise<WalkedParts> {
  try {
    return walkParts(new Package(archive, maxInflatedBytes, watch));
  } catch (damage) {
    if (!(damage instanceof DamagedPart)) throw damage;
    const { readWithMammoth } = await import('./fallback/fallback.ts');
    const parts = await readWithMammoth(new Package(archive, maxInflatedBytes, watch));
    if (!parts) throw damage;
    return parts;
  }
}

function newReading(document: WordDocument): Reading {
  const { pageCount } = document;
  return {
    pageCount,
    async *pages(numbers = Array.from({ length: pageCount }, (_, index) => index + 1)) {
      const blocks = document.blocks();
      const said = new Set<string>();
      let next = blocks.next();
      for (const number of numbers) {
        const own: Block[] = [];
        for (; !next.done && next.value.page <= number; next = blocks.next()) {
          if (next.value.page === number) own.push(next.value);
        }
        const page: FlowPage = { source: 'flow', number, width: 0, height: 0, blocks: own };
        const messages = document.messages.filter((message) => (message.page ?? number) === number);
        const fresh = messages.filter(({ text }) => !said.has(text));
        for (const { text } of fresh) said.add(text);
        yield { value: page, messages: fresh } satisfies Result<FlowPage>;
      }
    },
    picture: (name) => document.picture(name),
    close() {},
  };
}
