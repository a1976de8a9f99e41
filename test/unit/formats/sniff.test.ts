import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { documentTypeOf, fileTypeOf, sniff } from '../../../src/formats/sniff.ts';
import { docx, pack, paragraph } from '../../fixtures/docx.ts';
import { compoundFile, plainZip, truncated } from '../../fixtures/zip.ts';

const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe('the type of a file by its bytes', () => {
  test.each([
    ['a PDF', 'pdf', ascii('%PDF-1.7\n')],
    ['a PDF after a kilobyte of other bytes', 'pdf', ascii(`${'x'.repeat(1019)}%PDF-`)],
    ['a PNG', 'png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a JPEG', 'jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['a Word file', 'docx', docx({ body: paragraph('hello') })],
    ['a Word file whose main part has another name', 'docx', pack({ '[Content_Types].xml': '', 'word/d2.xml': '' })],
    ['a Word file written with backslashes', 'docx', pack({ '[Content_Types].xml': '', 'word\\document.xml': '' })],
    ['a Word file cut short', 'docx', truncated(docx({ body: paragraph('hello') }))],
    ['a zip archive', 'zip', plainZip()],
    ['an Excel workbook', 'xlsx', pack({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
    ['a PowerPoint presentation', 'pptx', pack({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' })],
    ['a zip archive with a folder named word', 'zip', pack({ 'word/document.xml': '' })],
    ['an encrypted Office file', 'encrypted-office', compoundFile('EncryptionInfo', 'EncryptedPackage')],
    ['a Word 97 file', 'word-97', compoundFile('WordDocument', '1Table')],
    ['another file of old Office', 'compound-file', compoundFile('Workbook')],
  ])('%s, in memory and as a blob', async (_, format, bytes) => {
    expect(await sniff(bytes)).toBe(format);
    expect(await sniff(new Blob([bytes]))).toBe(format);
  });

  test.each([
    ['no bytes', new Uint8Array()],
    ['plain text', ascii('hello')],
    ['a PDF mark beyond the first kilobyte', ascii(`${'x'.repeat(1020)}%PDF-`)],
    ['half a PNG signature', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['a word document in name only', ascii('PK\u0003')],
  ])('%s is unknown', async (_, bytes) => {
    expect(await sniff(bytes)).toBeNull();
  });
});

describe('a refusal says what to do', () => {
  test.each([
    ['xlsx', 'unsupported_media_type', /Excel workbook.* save it as PDF/],
    ['pptx', 'unsupported_media_type', /PowerPoint presentation.* save it as PDF/],
    ['zip', 'unsupported_media_type', /zip archive, not a Word document/],
    ['word-97', 'unsupported_media_type', /\.doc.* save it as \.docx or PDF/],
    ['compound-file', 'unsupported_media_type', /older Office/],
    [null, 'unsupported_media_type', /neither PDF, DOCX, PNG nor JPEG/],
  ] as const)('for %s', (format, code, sentence) => {
    const refusal = expect.objectContaining({ code, message: expect.stringMatching(sentence) });
    expect(() => documentTypeOf(format)).toThrow(refusal);
  });
});

test.each([
  ['pdf', 'pdf', 'pdf'],
  ['docx', 'docx', 'docx'],
  ['encrypted-office', 'docx', 'docx'],
  ['png', 'image', undefined],
  ['jpeg', 'image', undefined],
] as const)('a file seen as %s is read as %s and declared as %s', (format, type, declared) => {
  expect(documentTypeOf(format)).toBe(type);
  expect(fileTypeOf(format)).toBe(declared);
});

describe('of a large blob', () => {
  /** A blob that counts the bytes that are read of it. */
  class Metered extends Blob {
    read = 0;
    override slice(start = 0, end = this.size, type?: string): Blob {
      this.read += Math.max(0, Math.min(end, this.size) - start);
      return super.slice(start, end, type);
    }
  }
  const padding = 'x'.repeat(20_000_000);

  test('no more than the head is read where that tells', async () => {
    const file = new Metered([ascii('%PDF-1.7\n'), padding]);
    expect(await sniff(file)).toBe('pdf');
    expect(file.read).toBe(1024);
  });

  test('no more than a megabyte of an archive’s end is read for its directory', async () => {
    const archive = zipSync({
      '[Content_Types].xml': [ascii(''), { level: 0 }],
      'word/media/a.bmp': [ascii(padding), { level: 0 }],
      'word/document.xml': ascii(''),
    });
    const file = new Metered([archive]);
    expect(await sniff(file)).toBe('docx');
    expect(file.read).toBe(1024 + (1 << 20));
  });

  test('a directory longer than that is found all the same', async () => {
    const names = Array.from({ length: 300 }, (_, index) => [`${index}${'x'.repeat(4000)}`, ascii('')]);
    const archive = zipSync({
      '[Content_Types].xml': ascii(''),
      'word/document.xml': ascii(''),
      ...Object.fromEntries(names),
    });
    expect(await sniff(new Blob([archive]))).toBe('docx');
  });
});
