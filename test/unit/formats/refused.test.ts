import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { documentTypeOf, sniff } from '../../../src/formats/sniff.ts';
import { compoundFile } from '../../fixtures/zip.ts';

const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));
const zip = (files: Record<string, string>, level: 0 | 6 = 0): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, ascii(text)])), { level });
const mimetype = (type: string): Uint8Array<ArrayBuffer> => zip({ mimetype: type, 'META-INF/x.xml': '' });
const heif = (...brands: readonly string[]): Uint8Array<ArrayBuffer> =>
  latin(`\0\0\0\x20ftyp${brands[0]}\0\0\0\0${brands.join('')}`);

const opendocument = /OpenDocument file, as LibreOffice writes them: save it as \.docx or PDF/;
const mail = /e-mail message: print it to PDF.* attachments/;
const webPage = /web page: print it to PDF/;

describe('a file that is not read is called by its name, with advice that can be followed:', () => {
  test.each([
    ['a text of LibreOffice', opendocument, mimetype('application/vnd.oasis.opendocument.text')],
    ['a sheet of LibreOffice', opendocument, mimetype('application/vnd.oasis.opendocument.spreadsheet')],
    ['an e-book', /e-book \(EPUB\): convert it to PDF/, mimetype('application/epub+zip')],
    ['a document of Pages', /export it as Word or PDF/, zip({ 'Index/Document.iwa': '', 'preview.jpg': '' }, 6)],
    ['rich text', /rich text \(RTF\): save it as \.docx or PDF/, ascii('{\\rtf1\\ansi\\deff0 Hello}')],
    ['a web page', webPage, ascii('\ufeff\n<!DOCTYPE html>\n<title>Hello</title>')],
    ['a web page without a type', webPage, ascii('<HTML lang="en"><body>')],
    ['XHTML', webPage, ascii('<?xml version="1.0"?>\n<!-- saved -->\n<html xmlns="http://www.w3.org/1999/xhtml">')],
    ['a “.doc” that a web application wrote', webPage, ascii('<html xmlns:w="urn:schemas-microsoft-com:office:word">')],
    ['a message', mail, ascii('Return-Path: <a@x.example>\r\nReceived: by x.example\r\n\r\nHello')],
    ['a message with a folded field', mail, ascii('Subject: One\n two\nFrom: A <a@x.example>\n\nHello')],
    ['a message of Outlook', /Outlook.* save it as PDF.* attachments/, compoundFile('__properties_version1.0')],
    ['a photograph of an iPhone', /HEIC picture: save it as JPEG, PNG or PDF/, heif('heic', 'mif1')],
    ['a photograph of another phone', /HEIC picture/, heif('mif1', 'heix')],
    ['AVIF', /AVIF picture/, heif('avif', 'mif1', 'miaf')],
    ['WebP', /WebP picture/, latin('RIFF\x24\0\0\0WEBPVP8 ')],
    ['TIFF of a scanner', /TIFF picture/, latin('II*\0\b\0\0\0')],
    ['TIFF of a fax server', /TIFF picture/, latin('MM\0*\0\0\0\b')],
    ['GIF', /GIF picture/, latin('GIF89a\x01\0')],
    ['a bitmap of Windows', /BMP picture/, latin('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
  ])('%s', async (_, sentence, bytes) => {
    const format = await sniff(bytes);
    expect(await sniff(new Blob([bytes]))).toBe(format);
    expect(() => documentTypeOf(format)).toThrow(
      expect.objectContaining({ code: 'unsupported_media_type', message: expect.stringMatching(sentence) }),
    );
  });
});

test.each([
  ['text that begins with a word and a colon', ascii('Note: this is a letter.\nDear: all\n')],
  ['text that speaks of HTML', ascii('The element <html> begins a page.')],
  ['text that begins with BM', ascii('BMW sells cars since 1928, in Munich.')],
  ['a film', latin('\0\0\0\x20ftypisom\0\0\0\0isommp42')],
  ['a sound', latin('RIFF\x24\0\0\0WAVEfmt ')],
])('%s is none of them', async (_, bytes) => {
  expect(await sniff(bytes)).toBeNull();
});

test('a PDF within a message or behind a page of HTML is a PDF all the same', async () => {
  expect(await sniff(ascii('From: a@x.example\nTo: b@x.example\n\n%PDF-1.4\n'))).toBe('pdf');
  expect(await sniff(ascii('<html></html>\n%PDF-1.4\n'))).toBe('pdf');
});

test('a zip archive that holds an OpenDocument file is a zip archive', async () => {
  expect(await sniff(zip({ 'letter.odt': 'application/vnd.oasis.opendocument.text' }))).toBe('zip');
});
