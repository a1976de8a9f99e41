import { describe, expect, test } from 'vitest';
import { docx, pack, paragraph } from '../../../fixtures/docx.ts';
import { type AgileOptions, agileEncrypted, standardEncrypted } from '../../../fixtures/docx-encrypted.ts';
import { compoundFile } from '../../../fixtures/zip.ts';
import { outline, readBytes } from './read.ts';

const password = 'pässwörd ☃';
// Long enough for several segments.
const archive = docx({ body: paragraph('secret'), parts: { 'word/media/a.bin': noise(20_000) } });

/** Bytes that do not compress. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let index = 0; index < length; index++) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[index] = state;
  }
  return bytes;
}

describe('an encrypted document', () => {
  const methods: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
    ['of Word 2007', standardEncrypted(archive, password)],
    ...(
      [
        {},
        { hash: 'SHA1', keyBits: 128 },
        { hash: 'SHA256' },
        { hash: 'SHA384' },
        { rounds: 100_000 },
      ] as AgileOptions[]
    ).map(
      (options) => [`of later Word (${JSON.stringify(options)})`, agileEncrypted(archive, password, options)] as const,
    ),
  ];

  test.each(methods)('%s is read with its password', async (_, bytes) => {
    expect(outline((await readBytes(bytes, password)).blocks)).toEqual(['secret']);
  });

  test.each(methods)('%s is refused with another password', async (_, bytes) => {
    await expect(readBytes(bytes, 'guess')).rejects.toMatchObject({ code: 'password_wrong' });
  });

  test.each(methods)('%s asks for its password', async (_, bytes) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'password_required' });
  });

  test.each([
    ['an Excel workbook', 'xl/workbook.xml', /Excel workbook, not a Word document/],
    ['a PowerPoint presentation', 'ppt/presentation.xml', /PowerPoint presentation, not a Word document/],
  ])('that turns out to be %s when it is opened says so', async (_, part, message) => {
    const bytes = agileEncrypted(pack({ '[Content_Types].xml': '<Types/>', [part]: '<x/>' }), password);
    const refusal = { code: 'unsupported_media_type', message: expect.stringMatching(message) };
    await expect(readBytes(bytes, password)).rejects.toMatchObject(refusal);
  });

  test.each([
    ['by another cipher', agileEncrypted(archive, password, { cipher: 'RC2' })],
    ['by more rounds than take a few seconds', withRounds(4_000_000_000)],
    ['by the older stream cipher', standardEncrypted(archive, password, 0x6801)],
  ])('%s is refused with a reason', async (_, bytes) => {
    const refusal = { code: 'processing_failed', message: expect.stringMatching(/save an unprotected copy/) };
    await expect(readBytes(bytes, password)).rejects.toMatchObject(refusal);
  });

  test.each([
    ['without its streams', compoundFile('EncryptedPackage')],
    ['cut short', agileEncrypted(archive, password).slice(0, 4096)],
  ])('%s is said to be damaged', async (_, bytes) => {
    await expect(readBytes(bytes, password)).rejects.toMatchObject({ code: 'corrupt_file' });
  });
});

/** The count of rounds alone is changed: nobody could wait for such a file to be made. */
function withRounds(rounds: number): Uint8Array<ArrayBuffer> {
  const bytes = agileEncrypted(archive, password, { rounds: 1000 });
  const text = Buffer.from(bytes).toString('latin1');
  const [found, count] = ['spinCount="1000" saltSize="16"', `spinCount="${rounds}"`];
  return Uint8Array.from(Buffer.from(text.replace(found, count.padEnd(found.length)), 'latin1'));
}

test('a compound file whose bytes are changed at random is read or refused, never waited for', async () => {
  const bytes = agileEncrypted(archive, password, { rounds: 10 });
  let state = 7;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let attempt = 0; attempt < 200; attempt++) {
    const changed = bytes.slice();
    // The header, allocation table and directory are at the ends: change those as often as the rest.
    for (let change = 0; change < 8; change++) changed[random(2) ? random(1024) : random(changed.length)] = random(256);
    const answer = await readBytes(changed, password).catch((error: { code: string }) => error.code);
    if (typeof answer === 'string')
      expect(answer).toMatch(/^(corrupt_file|password_wrong|processing_failed|unsupported_media_type)$/);
  }
});
