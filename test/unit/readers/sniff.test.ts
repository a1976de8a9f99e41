import { describe, expect, test } from 'vitest';
import { documentType, refusal, sniff } from '../../../src/readers/sniff.ts';
import { docx, pack, paragraph } from '../../fixtures/docx.ts';
import { compoundFile, plainZip, truncated } from '../../fixtures/zip.ts';

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

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
  ])('%s', (_, format, bytes) => {
    expect(sniff(bytes)).toBe(format);
  });

  test.each([
    ['no bytes', new Uint8Array()],
    ['plain text', ascii('hello')],
    ['a PDF mark beyond the first kilobyte', ascii(`${'x'.repeat(1020)}%PDF-`)],
    ['half a PNG signature', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['a word document in name only', ascii('PK\u0003')],
  ])('%s is unknown', (_, bytes) => {
    expect(sniff(bytes)).toBeNull();
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
    expect(refusal(format)).toMatchObject({ code, message: expect.stringMatching(sentence) });
  });

  test.each(['pdf', 'docx', 'encrypted-office', 'png', 'jpeg'] as const)('and there is none for %s', (format) => {
    expect(refusal(format)).toBeNull();
  });
});

test.each([
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['encrypted-office', 'docx'],
  ['png', 'image'],
  ['jpeg', 'image'],
  ['xlsx', null],
  ['pptx', null],
  ['zip', null],
  [null, null],
] as const)('a file seen as %s is read as %s', (format, type) => {
  expect(documentType(format)).toBe(type);
});
