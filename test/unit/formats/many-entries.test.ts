import { expect, test } from 'vitest';
import { sniff } from '../../../src/formats/sniff.ts';
import { emptyEntries } from '../../fixtures/zip.ts';

const HALF_A_MILLION = 500_000;

test('of a zip archive of half a million entries no more than eight megabytes are read', async () => {
  const blob = new Blob([emptyEntries(HALF_A_MILLION, ['[Content_Types].xml', 'word/document.xml'])]);
  let read = 0;
  const slice = blob.slice.bind(blob);
  blob.slice = (start = 0, end = blob.size) => {
    read += end - start;
    return slice(start, end);
  };
  expect(await sniff(blob)).toBe('docx');
  expect(blob.size).toBeGreaterThan(20e6);
  expect(read).toBeLessThan(10e6);
});
